import { z } from 'zod';
import { slotLabel } from '#renderer/features/week/labels.ts';
import { isSame } from '#renderer/kit/form/changes.ts';
import { defineForm } from '#renderer/kit/form/definition/defineForm.ts';
import type { FormOf } from '#renderer/kit/form/definition/FormField.tsx';
import { type Field, mapOf, part } from '#renderer/kit/form/definition/field.ts';
import { textDisplay, yesNoDisplay } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { isTimeOfDay } from '#shared/calendar.ts';
import { eachSlot } from '#shared/resources/solidary/slots.ts';
import { type WeekDay, weekDays } from '#shared/resources/solidary/week-days.ts';
import { type WindowName, windowNames } from '#shared/resources/solidary/windows.ts';
import type { Volunteer } from '#shared/resources/solidaryvolunteers/index.ts';

export type TimeEnd = 'from' | 'to';
export const timeEnds: readonly TimeEnd[] = ['from', 'to'];

const slot = (window: WindowName, day: WeekDay): Field<boolean, boolean, boolean> => ({
  ...yesNoDisplay<boolean>(slotLabel(window, day)),
  initial: false,
  isCopied: false,
  toDraft: (stored) => stored,
  rule: () => z.boolean(),
  render: null,
});

/** A time that nobody ever set is not written: the platform refuses null (docs/platform/c-solidary.md §8). */
const time = (window: WindowName, end: TimeEnd): Field<string | null, string | undefined, string | null> => ({
  ...textDisplay(`solidaryvolunteers:form.times.${window}.${end}`),
  dependsOn: [`slots.${window}`, `windows.${window}`],
  initial: null,
  isCopied: false,
  toDraft: (stored) => stored,
  rule: () =>
    z
      .string()
      .nullable()
      .transform((value) => value ?? undefined),
  render: null,
});

/**
 * The form of a volunteer: the slots of the week and the windows of the parts of the day. Each slot and each time is a
 * separate field, so that two people who change different ones do not conflict.
 */
export const availabilityForm = defineForm(
  'solidaryvolunteers',
  {
    slots: part(mapOf(windowNames, (window) => part(mapOf(weekDays, (day) => slot(window, day))))),
    windows: part(mapOf(windowNames, (window) => part(mapOf(timeEnds, (end) => time(window, end))))),
  },
  {
    check: (_read, refuse, stored, { draft }) => {
      for (const window of windowNames) {
        for (const { end, message } of problemsOf(window, draft, stored)) refuse(`windows.${window}.${end}`, message);
      }
    },
  },
);

export type AvailabilityFormApi = FormOf<typeof availabilityForm>;

/** The paths of the slots, in the order of the grid. */
export const slotPaths = eachSlot((window, day) => `slots.${window}.${day}` as const);

interface Problem {
  end: TimeEnd;
  message: string;
}

/** What is wrong with the window of one part of the day (docs/screens/08-solidary-people.md §7.1). */
function problemsOf(
  name: WindowName,
  draft: Pick<Volunteer, 'slots' | 'windows'>,
  stored: Volunteer | null,
): Problem[] {
  const [slots, window] = [draft.slots[name], draft.windows[name]];
  // Windows already stored are not reported as errors.
  if (isSame(slots, stored?.slots[name]) && isSame(window, stored?.windows[name])) return [];
  const isTicked = weekDays.some((day) => slots[day]);
  const problems = timeEnds.flatMap((end): Problem[] => {
    const typed = window[end];
    if (typed === null && stored?.windows[name][end] != null) {
      return [{ end, message: ruleMessage('solidaryvolunteers:form.rules.cannotEmpty') }];
    }
    if (typed === null) return isTicked ? [{ end, message: ruleMessage('solidaryvolunteers:form.rules.needed') }] : [];
    return isTimeOfDay(typed) ? [] : [{ end, message: ruleMessage('form:rules.time') }];
  });
  const { from, to } = window;
  if (problems.length > 0 || from === null || to === null || from < to) return problems;
  return [{ end: 'to', message: ruleMessage('solidaryvolunteers:form.rules.order') }];
}
