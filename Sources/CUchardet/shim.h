// Guesses the encoding of text.
#pragma once

#include <uchardet.h>
