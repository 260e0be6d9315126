import {
  addressWords,
  choiceWords,
  clockWords,
  type FormFields,
  recordWords,
  textWords,
  yesNoWords,
} from '#renderer/kit/form/fields.tsx';
import { richTextWords } from '#renderer/kit/rich-text/words.tsx';
import { eventStatuses } from '#shared/resources/events/index.ts';
import { statusLabel } from '../labels.ts';
import type { EventDraft } from './draft.ts';

/** The fields of an event in words, in the order of the screen. */
export const eventFields: FormFields<EventDraft> = {
  name: textWords('events:fields.name'),
  description: textWords('events:fields.description'),
  fullDescription: richTextWords('events:fields.fullDescription'),
  communityId: recordWords('events:fields.community', 'communities'),
  hasTime: yesNoWords('events:fields.hasTime'),
  fromDate: clockWords('events:fields.fromDate'),
  toDate: clockWords('events:fields.toDate'),
  address: addressWords('events:fields.place'),
  url: textWords('events:fields.website'),
  isPrivate: yesNoWords('events:fields.isPrivate'),
  status: choiceWords('events:fields.status', eventStatuses, statusLabel),
  creatorId: recordWords('events:fields.creator', 'users'),
};
