import type { Channel } from './contract.ts';

/**
 * The calls that a locked window may make: those of the start of a page, so that a reloaded window can be unlocked;
 * signing out; saving drafts; cancelling or ending running work; and the credentials of a proxy, without which the
 * password could not be checked.
 */
const calls = [
  'app.announce',
  'app.bootstrap',
  'drafts.hold',
  'drafts.save',
  'network.answer',
  'network.question',
  'session.activity',
  'session.signOut',
  'session.unlock',
] as const satisfies readonly Channel[];

const names: ReadonlySet<string> = new Set(calls);

export const isCalledWhileLocked = (channel: Channel): boolean => names.has(channel);
