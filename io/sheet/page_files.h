/* Style and program of the phone page: io/sheet/page.css and io/sheet/page.js, which the Makefile turns into
 * C. */
#ifndef ROTA_IO_SHEET_PAGE_FILES_H
#define ROTA_IO_SHEET_PAGE_FILES_H

/* Each ends in a 0. */
extern const unsigned char page_css[];
extern const unsigned char page_js[];

#endif
