/**
 * The bridge's IPC channels. Separate from the contract, because the preload needs only this: loading every schema
 * there would cost each page load some 25 ms.
 */

/** The IPC channels for calls, cancellation and events. */
export const callChannel = 'escale:call';
export const cancelChannel = 'escale:cancel';
export const eventChannel = 'escale:event';

/** A message on `callChannel`. The page creates `callId`, which identifies the call for progress and cancellation. */
export interface CallEnvelope {
  channel: string;
  callId: string;
  request: unknown;
}

const switchName = '--escale-channels=';

/** Encodes the contract's channels as an argument of the page's process, which the preload reads. */
export const channelsArgument = (channels: readonly string[]): string => `${switchName}${channels.join(',')}`;

/** @throws Error when main passed no channels */
export function channelsAmong(argv: readonly string[]): string[] {
  const argument = argv.find((candidate) => candidate.startsWith(switchName));
  if (argument === undefined) throw new Error('the channels of the bridge are not named');
  return argument.slice(switchName.length).split(',');
}

/**
 * Accepts a dropped file. Called by the preload only, which exposes it as `files.fromDrop(file, purpose)`: the page
 * never sees a path.
 */
export const adoptChannel = 'files.adopt';
