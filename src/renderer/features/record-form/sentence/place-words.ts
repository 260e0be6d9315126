import { useTranslation } from 'react-i18next';
import type { IdentityDraft, JourneyPlace } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeOfAddress, placeText } from '#shared/resources/solidaryrecords/form/journey.ts';

/** A place as somebody names it: what it is called, or its street, and its town. */
export function shortPlace(place: JourneyPlace): string {
  const { name, label, town } = place;
  const first = name ?? label.split(', ')[0] ?? '';
  if (first === '') return placeText(place);
  return town === null || first.includes(town) ? first : `${first}, ${town}`;
}

/** Whether a place is the home of a person. */
export const isHome = (place: JourneyPlace | null, { homeAddress }: Pick<IdentityDraft, 'homeAddress'>): boolean =>
  place !== null && homeAddress !== null && place.label === placeOfAddress(homeAddress)?.label;

/** Gives the words for a place in the sentence about a person; empty for none. */
export function usePlaceWords() {
  const { t } = useTranslation('recordForm');
  return (place: JourneyPlace | null, identity: Pick<IdentityDraft, 'gender' | 'homeAddress'>): string => {
    if (place === null) return '';
    if (!isHome(place, identity) || place.town === null) return shortPlace(place);
    return t(`sentence.home.${identity.gender ?? 3}`, { town: place.town });
  };
}
