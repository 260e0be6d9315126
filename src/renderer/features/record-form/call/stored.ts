import { z } from 'zod';
import type { DraftContent } from '#shared/ipc/drafts.ts';
import { address } from '#shared/resources/address.ts';
import { solidaryUserId, userId } from '#shared/resources/solidary/ids.ts';
import { journeyPlace, timesWrite } from '#shared/resources/solidaryrecords/write/schema.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import { steps } from '../steps.ts';

/**
 * The draft of a call as it is kept (docs/screens/07-solidary-records.md §9). Of a known person it holds who they are
 * and what was typed: they are read again when the call is taken up.
 */

const text = z.string().nullable();

const recordDraft = z.object({
  identity: z.object({
    gender: z.literal(givenGenders).nullable(),
    givenName: text,
    familyName: text,
    telephone: text,
    email: text,
    birthDate: text,
    homeAddress: address.nullable(),
    newsSubscription: z.boolean().nullable(),
  }),
  proofs: z.record(
    z.coerce.number(),
    z.object({ value: z.union([z.string(), z.boolean()]).nullable(), isGiven: z.boolean() }),
  ),
  needs: z.object({
    subjectId: z.number().nullable(),
    additionalSubject: text,
    needs: z.array(z.number()),
    additionalNeed: text,
  }),
  journey: z.object({
    origin: journeyPlace.nullable(),
    destination: journeyPlace.nullable(),
    goesAnywhere: z.boolean(),
  }),
  times: timesWrite,
});

const keptCall = z.object({
  /** When the call began: YYYY-MM-DD and HH:MM, in the computer's time zone. */
  day: z.string(),
  time: z.string(),
  /** Seconds. */
  elapsed: z.number().min(0),
  step: z.enum(steps),
  person: z
    .union([z.literal('new'), z.object({ userId: userId.nullable(), solidaryUserId: solidaryUserId.nullable() })])
    .nullable(),
  draft: recordDraft,
  notes: z.string(),
  sendsNotes: z.boolean(),
});
export type KeptCall = z.infer<typeof keptCall>;

/** Calls of one structure that are offered at most: the one before and the one that is typed. */
const MOST = 3;

const FIELD = 'calls';

/** What the calls of a structure are kept as, the newest first; nothing where there is none. */
export const contentOf = (calls: readonly KeptCall[]): DraftContent =>
  // Texts, numbers, flags, lists and plain objects: what JSON holds.
  ({ values: calls.length === 0 ? {} : { [FIELD]: calls.slice(0, MOST) as DraftContent['values'][string] }, base: {} });

/** Reads the calls that were kept; one of another version is left out. */
export const callsOf = ({ values }: DraftContent): KeptCall[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(values[FIELD])
    .flatMap((call) => keptCall.safeParse(call).data ?? []);
