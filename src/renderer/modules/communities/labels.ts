import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Community, ValidationType } from '#shared/resources/communities/index.ts';

export const validationLabel = (type: ValidationType): TextKey => `communities:values.validationType.${type}`;

/** The same in a word, where a column has no room for how. */
export const validationBadge = (type: ValidationType): TextKey => `communities:values.validationBadge.${type}`;

export const validationTones: Readonly<Record<ValidationType, Tone>> = {
  0: 'neutral',
  1: 'info',
  2: 'info',
  3: 'good',
};

/** Colours of the badge on a community's page. */
export const validationColors = { 0: 'informative', 1: 'brand', 2: 'brand', 3: 'success' } as const;

/** What the referrer of a community is called; null where none is known. */
export const referrerName = ({ referrer, referrerId }: Pick<Community, 'referrer' | 'referrerId'>): string | null =>
  referrer ?? (referrerId === null ? null : `#${referrerId}`);
