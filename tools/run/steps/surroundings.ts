import process from 'node:process';

export type CommandLine = readonly [file: string, ...args: string[]];

/** What a command finds around it: programs it is run inside of (a bus, a display), and its environment. */
export interface Surroundings {
  wrap(command: CommandLine): CommandLine;
  readonly env: NodeJS.ProcessEnv;
}

/** The machine as it is. */
export const plain: Surroundings = { wrap: (command) => command, env: {} };

/** Both: `inner` is started by `outer`. */
export const within = (outer: Surroundings, inner: Surroundings): Surroundings => ({
  wrap: (command) => outer.wrap(inner.wrap(command)),
  env: { ...outer.env, ...inner.env },
});

/** The environment of this process with what the surroundings add. */
export const fullEnv = ({ env }: Surroundings): NodeJS.ProcessEnv => ({ ...process.env, ...env });
