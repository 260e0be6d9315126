/**
 * Name under which the draft of a call is kept: what a form of a new solidary record holds while somebody talks, one
 * per account and structure (docs/screens/07-solidary-records.md §9). The number of its target is that of the
 * structure.
 */
export const callDraft = 'recordCall';

/** Name under which what is typed in the composer of a record is kept; the number of its target is the record's. */
export const composerDraft = 'recordComposer';

/** Name under which a letter to the members of a community is kept; the number of its target is the community's. */
export const letterDraft = 'communityLetter';
