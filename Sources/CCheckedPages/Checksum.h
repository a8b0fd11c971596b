#ifndef PERFUME_CHECKSUM_H
#define PERFUME_CHECKSUM_H

#include <stdint.h>

/// Puts the checksum of a page at its end; `number` is its place in the file, from 0 on.
void perfume_page_sign(uint8_t *page, uint64_t number);

#endif
