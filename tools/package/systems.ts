import process from 'node:process';

/** The systems that Escale is packed for, by the names of electron-builder's configuration. */
export const systems = ['linux', 'win', 'mac'] as const;

export type System = (typeof systems)[number];

/** The processors that Escale is packed for, by Node's names. */
export const processors = ['x64', 'arm64'] as const;

export type Processor = (typeof processors)[number];

/** The processor of this machine. */
export const ownProcessor: Processor = process.arch === 'arm64' ? 'arm64' : 'x64';

/** Electron's names of the systems, which are Node's. */
export const platformNames = { linux: 'linux', win: 'win32', mac: 'darwin' } as const satisfies Record<System, string>;

/** The system of this machine; any other than those is taken for a kind of Linux. */
export const ownSystem: System = systems.find((system) => platformNames[system] === process.platform) ?? 'linux';
