import type { DraftTarget } from '#shared/ipc/drafts.ts';
import { manifestsByMenu } from '#shared/resources/manifests.ts';

/** In milliseconds. */
const DAY = 24 * 3600 * 1000;

/** How long a draft is kept (docs/screens/01-shell-home.md §6): the two lifetimes that a manifest can name. */
const USUAL = 7 * DAY;
const OF_PUBLIC_TEXT = 30 * DAY;

const publicTexts: ReadonlySet<string> = new Set(
  manifestsByMenu
    .filter((manifest) => 'drafts' in manifest && manifest.drafts?.isSecret === false)
    .map(({ name }) => name),
);

/** Prefix of files with the longer lifetime, so that expired drafts can be removed without their key. */
const LASTING = 'lasting-';

/** Prefix of files that are not encrypted with a keychain key. */
const OPEN = `${LASTING}open-`;

/** Whether the form's text is meant for the public, so that its draft is stored even without a keychain. */
export const isPublicText = ({ resource }: Pick<DraftTarget, 'resource'>): boolean => publicTexts.has(resource);

export const lifetimeOfPlace = (place: Pick<DraftTarget, 'resource'>): number =>
  isPublicText(place) ? OF_PUBLIC_TEXT : USUAL;

export const lifetimeOfFile = (name: string): number => (name.startsWith(LASTING) ? OF_PUBLIC_TEXT : USUAL);

export const withLifetime = (name: string, place: Pick<DraftTarget, 'resource'>): string =>
  isPublicText(place) ? `${LASTING}${name}` : name;

export const openFile = (name: string): string => `${OPEN}${name}`;

export const isOpenFile = (name: string): boolean => name.startsWith(OPEN);
