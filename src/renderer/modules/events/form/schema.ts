import { z } from 'zod';
import { requiredAddress } from '#renderer/kit/form/fields/address.ts';
import { checkPeriod, period, periodToWire } from '#renderer/kit/form/fields/wall-clock.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { optionalText, requiredChoice, requiredText } from '#renderer/kit/form/rules.ts';
import { optionalRichText } from '#renderer/kit/rich-text/rules.ts';
import { type Event, type EventWrite, eventStatuses, withScheme } from '#shared/resources/events/index.ts';
import type { EventDraft } from './draft.ts';

/** What the form gives: every value, null where nothing was given. */
export type EventValues = {
  [Name in keyof Required<EventWrite>]: Exclude<EventWrite[Name], undefined>;
};

export interface EventRules {
  /** What the platform holds; null for a new event. */
  stored: Event | null;
  /** Flags of the site. */
  isDescriptionRequired: boolean;
  isCommunityRequired: boolean;
}

/** Longest texts that the platform stores (docs/platform/b-communities-content.yaml, EventWrite). */
const LONGEST = { name: 255, description: 512, url: 255 };

const optionalId = z.number().nullable();
const requiredId = optionalId.pipe(z.number({ error: ruleMessage('form:rules.choose') }));

/** The public site prints it as HTML: what was stored like that before is not judged again. */
const description = ({ stored, isDescriptionRequired }: EventRules) => {
  const rule: z.ZodType<string | null, string | null> = isDescriptionRequired
    ? requiredText(LONGEST.description)
    : optionalText(LONGEST.description);
  return rule.refine((value) => value === null || value === stored?.description || !/[<>]/.test(value), {
    error: ruleMessage('events:form.rules.noMarks'),
  });
};

const isOfWeb = (value: string): boolean => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

/** With the scheme that the platform would put before it, which counts too. What was stored is not judged again. */
const url = ({ stored }: EventRules) =>
  z
    .string()
    .nullable()
    .transform((value) => (value?.trim() ? withScheme(value.trim()) : null))
    .pipe(optionalText(LONGEST.url))
    .refine((value) => value === null || isOfWeb(value) || (stored?.url && value === withScheme(stored.url)), {
      error: ruleMessage('events:form.rules.url'),
    });

/** Rules that look at several fields run even while others are refused, so that everything is said at once. */
const always = () => true;

/** The rules of an event (docs/screens/05-content.md A2): what the fields hold in, what is saved out. */
export function eventForm(rules: EventRules): z.ZodType<EventValues, EventDraft> {
  const { stored, isCommunityRequired } = rules;
  return z
    .object({
      name: requiredText(LONGEST.name),
      description: description(rules),
      fullDescription: optionalRichText({ stored: stored?.fullDescription ?? null }),
      communityId: isCommunityRequired ? requiredId : optionalId,
      ...period,
      address: requiredAddress(stored?.address ?? null),
      url: url(rules),
      isPrivate: z.boolean(),
      status: requiredChoice(eventStatuses),
      creatorId: requiredId,
    })
    .superRefine(
      (read, context) => checkPeriod(read, (path, message) => context.addIssue({ code: 'custom', path, message })),
      { when: always },
    )
    .transform((read) => ({ ...read, ...periodToWire(read) }));
}
