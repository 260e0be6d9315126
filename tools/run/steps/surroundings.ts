import process from 'node:process';

export type CommandLine = readonly [file: string, ...args: string[]];

/** The programs that a command runs inside of (a bus, a display), and its environment variables. */
export interface Surroundings {
  wrap(command: CommandLine): CommandLine;
  readonly env: NodeJS.ProcessEnv;
}

/** No wrapping program and no additional variables. */
export const plain: Surroundings = { wrap: (command) => command, env: {} };

/** Combines both: `inner` is started by `outer`. */
export const within = (outer: Surroundings, inner: Surroundings): Surroundings => ({
  wrap: (command) => outer.wrap(inner.wrap(command)),
  env: { ...outer.env, ...inner.env },
});

/** The environment of this process with what the surroundings add. */
export const fullEnv = ({ env }: Surroundings): NodeJS.ProcessEnv => ({ ...process.env, ...env });
