/* Stands in for the libraries of Windows: a DLL of Electron's, and keytar.node. */
__declspec(dllexport) int answer(void) { return 42; }
