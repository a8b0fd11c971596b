// Inflates what gzip packed.
#pragma once

#include <zlib.h>
