import type { DraftTarget } from '#shared/ipc/drafts.ts';
import { callDraft } from '#shared/record-drafts.ts';
import { manifestsByMenu } from '#shared/resources/manifests.ts';

/** In milliseconds. */
const DAY = 24 * 3600 * 1000;

/**
 * How long a draft is kept (docs/screens/01-shell-home.md §6): the two lifetimes that a manifest can name, and that of a
 * call (docs/screens/07-solidary-records.md §9).
 */
const USUAL = 7 * DAY;
const OF_PUBLIC_TEXT = 30 * DAY;
const OF_CALL = 3 * DAY;

const publicTexts: ReadonlySet<string> = new Set(
  manifestsByMenu
    .filter((manifest) => 'drafts' in manifest && manifest.drafts?.isSecret === false)
    .map(({ name }) => name),
);

/** Prefixes of files with another lifetime, so that expired drafts can be removed without their key. */
const LASTING = 'lasting-';
const CALL = 'call-';

/** Prefix of files that are not encrypted with a keychain key. */
const OPEN = `${LASTING}open-`;

/** Whether the form's text is meant for the public, so that its draft is stored even without a keychain. */
export const isPublicText = ({ resource }: Pick<DraftTarget, 'resource'>): boolean => publicTexts.has(resource);

/** Whether the draft is that of a call. */
export const isCall = ({ resource }: Pick<DraftTarget, 'resource'>): boolean => resource === callDraft;

export function lifetimeOfPlace(place: Pick<DraftTarget, 'resource'>): number {
  if (isCall(place)) return OF_CALL;
  return isPublicText(place) ? OF_PUBLIC_TEXT : USUAL;
}

export function lifetimeOfFile(name: string): number {
  if (name.startsWith(CALL)) return OF_CALL;
  return name.startsWith(LASTING) ? OF_PUBLIC_TEXT : USUAL;
}

export function withLifetime(name: string, place: Pick<DraftTarget, 'resource'>): string {
  if (isCall(place)) return `${CALL}${name}`;
  return isPublicText(place) ? `${LASTING}${name}` : name;
}

export const openFile = (name: string): string => `${OPEN}${name}`;

export const isOpenFile = (name: string): boolean => name.startsWith(OPEN);
