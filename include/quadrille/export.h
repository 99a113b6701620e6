#ifndef QUADRILLE_EXPORT_H
#define QUADRILLE_EXPORT_H

/* What leaves the shared library: everything else in it is hidden. C and C++ read this file. */
#if defined(__GNUC__)
#define QUADRILLE_API __attribute__((visibility("default")))
#else
#define QUADRILLE_API
#endif

#endif
