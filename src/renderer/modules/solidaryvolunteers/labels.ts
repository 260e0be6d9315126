import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';

/** The label of a person's title; null where there is none. */
export const genderLabel = (gender: Volunteer['gender']): TextKey | null =>
  gender === null || gender === 0 ? null : `solidaryvolunteers:values.gender.${gender}`;
