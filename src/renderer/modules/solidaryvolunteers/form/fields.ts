import { z } from 'zod';
import { slotLabel } from '#renderer/features/week/labels.ts';
import type { FormDefinition } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { textDisplay, yesNoDisplay } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { isTimeOfDay } from '#shared/calendar.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';
import { type WeekDay, weekDays } from '#shared/resources/solidary/week-days.ts';
import { type Seam, seamsOf, type WindowName, windowNames } from '#shared/resources/solidary/windows.ts';
import type { Volunteer, VolunteerWrite } from '#shared/resources/solidaryvolunteers/index.ts';

/** Each slot and each time is a field of its own: two people who change different ones do not meet. */
export type SlotField = `${WindowName}${Capitalize<WeekDay>}`;
export type TimeEnd = 'from' | 'to';
export type TimeField = `${WindowName}${Capitalize<TimeEnd>}`;

type WeekDraft = Record<SlotField, boolean> & Record<TimeField, string | null>;
/** A time that nobody ever set is not written: the platform refuses null (docs/platform/c-solidary.md §8). */
type WeekValues = Record<SlotField, boolean> & Record<TimeField, string | undefined>;

const capitalized = <Text extends string>(text: Text) =>
  // The first letter alone changes.
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;

export const slotField = (part: WindowName, day: WeekDay): SlotField => `${part}${capitalized(day)}`;
export const timeField = (part: WindowName, end: TimeEnd): TimeField => `${part}${capitalized(end)}`;

export const timeEnds: readonly TimeEnd[] = ['from', 'to'];
const eachTime = <T>(make: (part: WindowName, end: TimeEnd) => T): T[] =>
  windowNames.flatMap((part) => timeEnds.map((end) => make(part, end)));

/** The fields of the slots, in the order of the grid. */
export const slotFields: readonly SlotField[] = eachSlot(slotField);
const timeFields: readonly TimeField[] = eachTime(timeField);

const draftOf = ({ slots, windows }: Volunteer): WeekDraft =>
  // Every slot and every time is there: the loops go over all of them.
  Object.fromEntries([
    ...eachSlot((part, day) => [slotField(part, day), slots[part][day]]),
    ...eachTime((part, end) => [timeField(part, end), windows[part][end]]),
  ]) as WeekDraft;

/** Gives changed fields the shape in which they are written. */
export const changesOf = (changed: Partial<WeekValues>): Partial<VolunteerWrite> => {
  const slots: VolunteerWrite['slots'] = {};
  const windows: VolunteerWrite['windows'] = {};
  eachSlot((part, day) => {
    const isOn = changed[slotField(part, day)];
    if (isOn !== undefined) slots[part] = { ...slots[part], [day]: isOn };
  });
  eachTime((part, end) => {
    const time = changed[timeField(part, end)];
    if (time !== undefined) windows[part] = { ...windows[part], [end]: time };
  });
  return {
    ...(Object.keys(slots).length > 0 && { slots }),
    ...(Object.keys(windows).length > 0 && { windows }),
  };
};

interface Problem {
  field: TimeField;
  message: string;
}

/** What is wrong with the window of one part of the day (docs/screens/08-solidary-people.md §7.1). */
function problemsOf(part: WindowName, draft: WeekDraft, stored: WeekDraft | null): Problem[] {
  const fields = [...weekDays.map((day) => slotField(part, day)), ...timeEnds.map((end) => timeField(part, end))];
  // What the platform holds already is nobody's mistake of today.
  if (stored !== null && fields.every((field) => draft[field] === stored[field])) return [];
  const isTicked = weekDays.some((day) => draft[slotField(part, day)]);
  const problems = timeEnds.flatMap((end): Problem[] => {
    const field = timeField(part, end);
    const time = draft[field];
    if (time === null && stored?.[field] != null) {
      return [{ field, message: ruleMessage('solidaryvolunteers:form.rules.cannotEmpty') }];
    }
    if (time === null) return isTicked ? [{ field, message: ruleMessage('solidaryvolunteers:form.rules.needed') }] : [];
    return isTimeOfDay(time) ? [] : [{ field, message: ruleMessage('form:rules.time') }];
  });
  const [from, to] = [draft[timeField(part, 'from')], draft[timeField(part, 'to')]];
  if (problems.length > 0 || from === null || to === null || from < to) return problems;
  return [{ field: timeField(part, 'to'), message: ruleMessage('solidaryvolunteers:form.rules.order') }];
}

const shape = Object.fromEntries([
  ...slotFields.map((field) => [field, z.boolean()]),
  ...timeFields.map((field) => [field, z.string().nullable()]),
]);

const schema = (stored: Volunteer | null): z.ZodType<WeekValues, WeekDraft> =>
  z
    .object(shape)
    .superRefine((read, context) => {
      // The shape is made of the same names.
      const draft = read as WeekDraft;
      for (const part of windowNames) {
        for (const { field, message } of problemsOf(part, draft, stored && draftOf(stored))) {
          context.addIssue({ code: 'custom', input: read, path: [field], message });
        }
      }
    })
    .transform((read) =>
      Object.fromEntries(Object.entries(read).map(([field, value]) => [field, value ?? undefined])),
    ) as unknown as z.ZodType<WeekValues, WeekDraft>;

/** The form of a volunteer: the slots of the week and the windows of the parts of the day. */
export const availabilityForm: FormDefinition<'solidaryvolunteers', WeekDraft, WeekValues> = {
  resource: 'solidaryvolunteers',
  // As above: every name is in one of the loops.
  fields: Object.fromEntries([
    ...eachSlot((part, day) => [slotField(part, day), { ...yesNoDisplay(slotLabel(part, day)), render: null }]),
    ...eachTime((part, end) => [
      timeField(part, end),
      { ...textDisplay(`solidaryvolunteers:form.times.${part}.${end}`), render: null },
    ]),
  ]) as unknown as FormDefinition<'solidaryvolunteers', WeekDraft, WeekValues>['fields'],
  draftOf,
  newDraft: () => {
    throw new Error('a volunteer is not created here');
  },
  schema,
};

export type AvailabilityForm = FormOf<typeof availabilityForm>;

/** Finds windows that overlap; those that are not complete are left out. */
export const overlapsOf = (times: Readonly<Record<TimeField, string | null>>): Seam[] => {
  const windowOf = (part: WindowName) => ({ from: times[timeField(part, 'from')], to: times[timeField(part, 'to')] });
  const windows = { morning: windowOf('morning'), afternoon: windowOf('afternoon'), evening: windowOf('evening') };
  return seamsOf(windows).filter(({ kind }) => kind === 'overlap');
};
