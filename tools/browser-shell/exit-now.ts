import process from 'node:process';

/** Node's own end of the process, which the application finds replaced by Electron's. */
export const exitNow: (code: number) => never = process.exit.bind(process);
