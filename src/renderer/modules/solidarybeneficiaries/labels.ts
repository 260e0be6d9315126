import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';

/** The label of a person's title; null where there is none. */
export const genderLabel = (gender: Beneficiary['gender']): TextKey | null =>
  gender === null || gender === 0 ? null : `solidarybeneficiaries:values.gender.${gender}`;
