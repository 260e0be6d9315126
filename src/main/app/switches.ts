/** Switches that would let another program of this computer drive the window or the main process. */
const debugging =
  /^--?(?:remote-debugging-(?:port|pipe|address)|inspect(?:-brk|-port|-publish-uid|-wait)?|js-flags)(?:=|$)/u;

/** The first argument with which the packaged application refuses to start. */
export const debuggingSwitchAmong = (argv: readonly string[]): string | undefined =>
  argv.find((argument) => debugging.test(argument));
