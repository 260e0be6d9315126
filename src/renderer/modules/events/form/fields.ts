import { type DraftOf, defineForm } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { address, choice, record, yesNo } from '#renderer/kit/form/definition/field-types.tsx';
import { period } from '#renderer/kit/form/definition/period.ts';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { checkPeriod, periodToWire } from '#renderer/kit/form/fields/wall-clock.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { richText } from '#renderer/kit/rich-text/field.tsx';
import { eventStatuses, withScheme } from '#shared/resources/events/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { statusLabel } from '../labels.ts';

export interface EventFlags {
  /** Flags of the site. */
  isDescriptionRequired: boolean;
  isCommunityRequired: boolean;
}

const ACTIVE = 1;

/** Longest texts that the platform stores, in characters (docs/platform/b-communities-content.yaml, EventWrite). */
const MAX = { name: lineLimit, description: 512, url: lineLimit };

/** Longest full description that the public form accepts, in characters. */
const PUBLIC_LIMIT = 2500;

const isOfWeb = (value: string): boolean => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

/**
 * The form of an event (docs/screens/05-content.md A2). A copy takes place at another time, and its creator is whoever
 * makes it until somebody else is chosen.
 */
export const eventForm = ({ isDescriptionRequired, isCommunityRequired }: EventFlags) =>
  defineForm(
    'events',
    {
      name: text({ label: 'events:fields.name', max: MAX.name, required: true, isWide: true, isSpelled: true }),
      // The public site prints it as HTML.
      description: text({
        label: 'events:fields.description',
        max: MAX.description,
        isSpelled: true,
        required: isDescriptionRequired,
        lines: 3,
        isWide: true,
        refuse: (value) => (/[<>]/.test(value) ? ruleMessage('events:form.rules.noMarks') : null),
        keepsStored: true,
      }),
      fullDescription: richText({ label: 'events:fields.fullDescription', adviceAbove: PUBLIC_LIMIT, lines: 8 }),
      communityId: record({
        label: 'events:fields.community',
        resource: 'communities',
        nameIn: 'communityName',
        required: isCommunityRequired,
      }),
      ...period({
        hasTime: 'events:fields.hasTime',
        fromDate: 'events:fields.fromDate',
        toDate: 'events:fields.toDate',
      }),
      address: address({ label: 'events:fields.place', required: true }),
      // Includes the scheme that the platform would add, which counts towards the limit.
      url: text({
        label: 'events:fields.website',
        hint: 'events:form.hints.url',
        type: 'url',
        max: MAX.url,
        isWide: true,
        complete: withScheme,
        refuse: (value) => (isOfWeb(value) ? null : ruleMessage('events:form.rules.url')),
        keepsStored: true,
      }),
      isPrivate: yesNo({ label: 'events:fields.isPrivate', required: true, initial: false }),
      status: choice({
        label: 'events:fields.status',
        values: eventStatuses,
        labelOf: statusLabel,
        initial: ACTIVE,
      }),
      creatorId: record({ label: 'events:fields.creator', resource: 'users', nameIn: 'creator', required: true }),
    },
    { check: checkPeriod, finish: periodToWire },
  );

type EventDefinition = ReturnType<typeof eventForm>;
export type EventDraft = DraftOf<EventDefinition>;
export type EventFormApi = FormOf<EventDefinition>;
