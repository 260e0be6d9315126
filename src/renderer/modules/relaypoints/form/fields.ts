import {
  addressWords,
  choiceWords,
  type FormFields,
  numberWords,
  recordWords,
  textWords,
  yesNoWords,
} from '#renderer/kit/form/fields.tsx';
import { richTextWords } from '#renderer/kit/rich-text/words.tsx';
import { relayPointStatuses } from '#shared/resources/relaypoints/index.ts';
import type { RelayPointDraft } from './draft.ts';

/** The fields of a relay point in words, in the order of the screen. */
export const relayPointFields: FormFields<RelayPointDraft> = {
  name: textWords('relaypoints:fields.name'),
  typeId: recordWords('relaypoints:fields.type', 'relaypointtypes'),
  status: choiceWords(
    'relaypoints:fields.status',
    relayPointStatuses,
    (value) => `relaypoints:values.status.${value}` as const,
  ),
  address: addressWords('relaypoints:fields.location'),
  places: numberWords('relaypoints:fields.places'),
  placesDisabled: numberWords('relaypoints:fields.placesDisabled'),
  isFree: yesNoWords('relaypoints:fields.isFree'),
  isSecured: yesNoWords('relaypoints:fields.isSecured'),
  isOfficial: yesNoWords('relaypoints:fields.isOfficial'),
  isSuggested: yesNoWords('relaypoints:fields.isSuggestedLong'),
  communityId: recordWords('relaypoints:fields.community', 'communities'),
  structureId: recordWords('relaypoints:fields.structure', 'structures'),
  isPrivate: yesNoWords('relaypoints:fields.isPrivate'),
  description: textWords('relaypoints:fields.description'),
  fullDescription: richTextWords('relaypoints:fields.fullDescription'),
  permalink: textWords('relaypoints:fields.permalink'),
  creatorId: recordWords('relaypoints:fields.creator', 'users'),
};
