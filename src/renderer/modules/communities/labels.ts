import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Community, ValidationType } from '#shared/resources/communities/index.ts';

export const validationLabel = (type: ValidationType): TextKey => `communities:values.validationType.${type}`;

/** Short labels for the list. */
export const validationBadge = (type: ValidationType): TextKey => `communities:values.validationBadge.${type}`;

export const validationTones: Readonly<Record<ValidationType, Tone>> = {
  0: 'neutral',
  1: 'info',
  2: 'info',
  3: 'good',
};

/** Colours of the badge on a community's page. */
export const validationColors = { 0: 'informative', 1: 'brand', 2: 'brand', 3: 'success' } as const;

type Referred = Pick<Community, 'referrer' | 'referrerId'>;

/** Returns the name of a community's referrer; null where it is unknown. A deleted account has no name any more. */
export const referrerName = ({ referrer, referrerId }: Referred, translate: Text): string | null =>
  referrer ?? (referrerId === null ? null : translate('communities:referrer.nameless', { id: referrerId }));
