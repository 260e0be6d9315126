import type { Channel } from './contract.ts';

/**
 * What a locked window may call: what a page starts with, so that one that was reloaded can be unlocked; the way out;
 * what keeps typed text; the end of work that goes on; and the credentials of a proxy, without which the password could
 * not be checked.
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
