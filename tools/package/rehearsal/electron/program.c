/*
 * Stands in for Electron's program: it has its fuse wire, and writes down how it was called, on standard output and
 * at the end of the file that STAND_IN_LOG names.
 */
#include <stdio.h>
#include <stdlib.h>
#ifdef _WIN32
#include <windows.h>
#include <shellapi.h>
#endif

/*
 * Sentinel of 32 bytes, version, number of fuses, their states: see programs.ts, which compiles this. Volatile, so that
 * no state is known to the compiler.
 */
__attribute__((used)) static volatile const char wire[] = FUSE_WIRE;

static void report(FILE *out, int argc, char **argv) {
  fprintf(out, "runAsNode=%c\n", wire[34]);
  for (int i = 0; i < argc; i++) fprintf(out, "argv[%d]=%s\n", i, argv[i]);
  fflush(out);
}

#ifdef _WIN32
/* The arguments in UTF-8: main's are in the code page of the system. */
static char **utf8_arguments(int *argc) {
  LPWSTR *wide = CommandLineToArgvW(GetCommandLineW(), argc);
  char **argv = malloc(sizeof(char *) * *argc);
  for (int i = 0; i < *argc; i++) {
    int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
    argv[i] = malloc(size);
    WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, argv[i], size, NULL, NULL);
  }
  return argv;
}
#endif

int main(int argc, char **argv) {
#ifdef _WIN32
  argv = utf8_arguments(&argc);
#endif
  report(stdout, argc, argv);
  const char *path = getenv("STAND_IN_LOG");
  FILE *log = path == NULL ? NULL : fopen(path, "ab");
  if (log != NULL) {
    report(log, argc, argv);
    fclose(log);
  }
  return 0;
}
