/** Runs a command and returns its exit code. */
export type Command = (args: readonly string[]) => Promise<number>;
