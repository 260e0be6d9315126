import { z } from 'zod';
import { coordinates } from '../../../area.ts';
import { namedBy } from '../../../bounded.ts';
import { lineLimit } from '../../../text-limits.ts';
import { locatedAddress } from '../../address.ts';
import { weekDays } from '../../solidary/week-days.ts';
import { givenGenders } from '../../users/values.ts';
import { emailText, pastDayText, personName, telephoneText } from '../../written.ts';
import { outwardDateChoices, outwardTimeChoices, regularDateChoices, returnChoices } from '../times/draft.ts';
import { timesProblems } from '../times/rules.ts';

/** What the calls that write a record take of its form (docs/screens/07-solidary-records.md §6). */

/** The longest text of a form. */
const line = z.string().trim().min(1).max(lineLimit);

/** A place of the journey, with the wire's keys as they are sent. */
export const journeyPlace = z.object({
  label: z.string().max(1000),
  name: z.string().max(lineLimit).optional(),
  town: z.string().max(lineLimit).nullable(),
  ...coordinates,
  keys: namedBy(z.string().max(40), z.string().max(lineLimit), 40),
});

/** The ends of a journey; without a destination it goes anywhere. */
export const journeyWrite = z.object({
  origin: journeyPlace,
  destination: journeyPlace.nullable(),
  goesAnywhere: z.boolean(),
});

const moment = z.string().max(20).nullable();

/** Dates and times as a form holds them, both kinds; those of the chosen kind were checked by its rules. */
export const timesWrite = z.object({
  kind: z.enum(['punctual', 'regular']),
  base: moment,
  punctual: z.object({
    dateChoice: z.literal(outwardDateChoices),
    day: moment,
    timeChoice: z.literal(outwardTimeChoices),
    time: moment,
    returnChoice: z.literal(returnChoices),
    returnDay: moment,
    returnTime: moment,
  }),
  regular: z.object({
    dateChoice: z.literal(regularDateChoices),
    until: moment,
    rows: z
      .array(z.object({ days: z.array(z.enum(weekDays)).max(weekDays.length), outward: moment, back: moment }))
      .max(50),
  }),
});

/** Dates and times as they are sent: what the chosen kind needs of them is no day or time typed wrongly. */
export const timesSent = timesWrite.refine((times) =>
  timesProblems(times, { windows: null, today: '', mode: 'edit' }).every(
    ({ problem }) => problem !== 'noDay' && problem !== 'noTime',
  ),
);

/** What is written of a person: those keys alone that were given, none of them empty. */
export const identityWrite = z.object({
  gender: z.literal(givenGenders).optional(),
  givenName: personName.optional(),
  familyName: personName.optional(),
  telephone: telephoneText.optional(),
  email: emailText.optional(),
  birthDate: pastDayText.optional(),
  newsSubscription: z.boolean().optional(),
  homeAddress: locatedAddress.optional(),
});
export type IdentityWrite = z.infer<typeof identityWrite>;

/** Answers to proofs; files are not among them: they are sent once the record exists. */
export const proofsWrite = z
  .array(z.object({ id: z.int().positive(), value: z.union([z.boolean(), z.string().max(lineLimit)]) }))
  .max(200);

/** A purpose of the structure, or one as free text. */
export const subjectWrite = z.union([z.object({ id: z.int().positive() }), z.object({ text: line })]);

/** Ids of needs. */
export const needsWrite = z.array(z.int().positive()).max(200);

/** A need as free text. */
export const ownNeed = line;
