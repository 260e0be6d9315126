/**
 * The kinds of work that go on while nobody is at the computer, each with its own words: what goes on, and what becomes
 * of it when one leaves or signs out.
 */
export const workKinds = ['import', 'members', 'campaign', 'trial', 'duplicate', 'actions'] as const;
export type WorkKind = (typeof workKinds)[number];
