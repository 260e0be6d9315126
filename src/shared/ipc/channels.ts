import { contract } from './contract.ts';

/**
 * The names of all calls, for the preload. The build evaluates this file and keeps the names alone
 * (tools/build/evaluated.ts), so that a window opens without the schemas.
 */
export const channels: readonly string[] = Object.keys(contract);
