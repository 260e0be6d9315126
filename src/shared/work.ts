/**
 * The kinds of work that continue unattended. Each has texts of its own: what is running, and what happens to it when
 * the person leaves or signs out.
 */
export const workKinds = ['import', 'members', 'campaign', 'trial', 'duplicate', 'actions'] as const;
export type WorkKind = (typeof workKinds)[number];
