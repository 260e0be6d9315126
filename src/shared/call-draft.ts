/**
 * Name under which the draft of a call is kept: what a form of a new solidary record holds while somebody talks, one
 * per account and structure (docs/screens/07-solidary-records.md §9.1). The number of its target is that of the
 * structure.
 */
export const callDraft = 'recordCall';
