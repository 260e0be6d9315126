/**
 * How the bridge travels. Apart from the contract, because the preload needs no more than this: loading every schema
 * there would cost each start of the page some 25 ms.
 */

/** The one IPC channel for calls, the one for cancelling them and the one for events. */
export const callChannel = 'escale:call';
export const cancelChannel = 'escale:cancel';
export const eventChannel = 'escale:event';

/** What travels on `callChannel`. `callId` names the call for progress and cancellation; the page makes it. */
export interface CallEnvelope {
  channel: string;
  callId: string;
  request: unknown;
}

const switchName = '--escale-channels=';

/** The contract's channels as an argument of the page's process, by which main tells them to the preload. */
export const channelsArgument = (channels: readonly string[]): string => `${switchName}${channels.join(',')}`;

/** @throws Error when main did not name them */
export function channelsAmong(argv: readonly string[]): string[] {
  const argument = argv.find((candidate) => candidate.startsWith(switchName));
  if (argument === undefined) throw new Error('the channels of the bridge are not named');
  return argument.slice(switchName.length).split(',');
}

/** Takes a dropped file. Called by the preload alone, which exposes it as `files.fromDrop(file, purpose)`: the page never sees a path. */
export const adoptChannel = 'files.adopt';
