/* Style and program of the phone page: io/sheet_page.css and io/sheet_page.js, which the Makefile turns into
 * C. */
#ifndef ROTA_IO_SHEET_PAGE_H
#define ROTA_IO_SHEET_PAGE_H

/* Each ends in a 0. */
extern const unsigned char sheet_page_css[];
extern const unsigned char sheet_page_js[];

#endif
