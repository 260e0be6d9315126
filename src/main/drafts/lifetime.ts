import type { DraftPlace } from '#shared/ipc/drafts.ts';

/** Milliseconds. */
const DAY = 24 * 3600 * 1000;

/** How long a draft is kept (screens 01 §6); what is written for the public holds no personal data. */
const USUAL = 7 * DAY;
const OF_PUBLIC_TEXT = 30 * DAY;

const publicTexts: ReadonlySet<string> = new Set(['campaigns', 'articles', 'editorials']);

/** Starts the name of a file that is kept for longer: old drafts are swept without the key that would open them. */
const LASTING = 'lasting-';

export const lifetimeOfPlace = ({ resource }: Pick<DraftPlace, 'resource'>): number =>
  publicTexts.has(resource) ? OF_PUBLIC_TEXT : USUAL;

export const lifetimeOfFile = (name: string): number => (name.startsWith(LASTING) ? OF_PUBLIC_TEXT : USUAL);

export const withLifetime = (name: string, { resource }: Pick<DraftPlace, 'resource'>): string =>
  publicTexts.has(resource) ? `${LASTING}${name}` : name;
