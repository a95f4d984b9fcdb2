/* Ctrl-C: the first one ends the search, which keeps its best; a second one ends the program. */
#ifndef ROTA_IO_CLI_STOPPING_H
#define ROTA_IO_CLI_STOPPING_H

void stopping_catch(void);

#endif
