import { z } from 'zod';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { isTimeOfDay } from '#shared/calendar.ts';
import { type TimeWindow, type WindowName, type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import type { WindowsWrite } from '#shared/resources/solidary/wire-windows.ts';

/** The windows while they are typed: `HH:MM`, the raw input where it is no time, null while empty. */
export type WindowsDraft = Record<WindowName, { from: string | null; to: string | null }>;

/** The windows of a new structure (docs/screens/09-solidary-structures.md §5.2). */
export const usualWindows: WindowsDraft = {
  morning: { from: '06:00', to: '12:00' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '18:00', to: '23:00' },
};

/** A copy of stored windows that a form may change. */
export const windowsDraft = ({ morning, afternoon, evening }: Windows): WindowsDraft => ({
  morning: { ...morning },
  afternoon: { ...afternoon },
  evening: { ...evening },
});

const time = z
  .string({ error: ruleMessage('form:rules.required') })
  .trim()
  .min(1, { error: ruleMessage('form:rules.required') })
  .refine((text): boolean => text === '' || isTimeOfDay(text), { error: ruleMessage('form:rules.time') });

const typed = z.string().nullable();

/**
 * The platform takes the middle of a window and half of it as hour and margin of records: its end comes after its
 * start. A window that is stored otherwise passes as long as nobody changes it.
 */
const wholeWindow = (stored: TimeWindow | undefined) =>
  z
    .object({ from: typed.pipe(time), to: typed.pipe(time) })
    .refine(({ from, to }) => from < to || (from === stored?.from && to === stored.to), {
      path: ['to'],
      error: ruleMessage('structureForm:rules.windowOrder'),
    });

/** All six times are needed: the platform's columns are mandatory (docs/platform/c-solidary.md §9). */
export const windowsRule = (stored: Windows | null): z.ZodType<WindowsWrite, WindowsDraft> =>
  z.object({
    morning: wholeWindow(stored?.morning),
    afternoon: wholeWindow(stored?.afternoon),
    evening: wholeWindow(stored?.evening),
  });

/** The windows of which a time was changed, those alone: a change sends nothing else. */
export const changedWindows = (before: WindowsDraft, now: WindowsWrite): Partial<WindowsWrite> =>
  Object.fromEntries(
    windowNames
      .filter((name) => before[name].from !== now[name].from || before[name].to !== now[name].to)
      .map((name) => [name, now[name]]),
  );
