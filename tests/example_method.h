#ifndef ROTA_TESTS_EXAMPLE_METHOD_H
#define ROTA_TESTS_EXAMPLE_METHOD_H

#include "solver/method.h"

extern const struct method method_example;

#endif
