import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Field } from '#renderer/kit/form/definition/field.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { isTimeOfDay } from '#shared/calendar.ts';
import type { TimeWindow, WindowName } from '#shared/resources/solidary/windows.ts';
import type { WindowsWrite } from '#shared/resources/solidary/wire-windows.ts';

/** The windows of a new structure (docs/screens/09-solidary-structures.md §5.2). */
const usualWindows: Readonly<Record<WindowName, TimeWindow>> = {
  morning: { from: '06:00', to: '12:00' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '18:00', to: '23:00' },
};

const required = { error: ruleMessage('form:rules.required') };
const time = z
  .string(required)
  .trim()
  .min(1, required)
  .refine((text): boolean => text === '' || isTimeOfDay(text), { error: ruleMessage('form:rules.time') });
const typed = z.string().nullable();

/**
 * The time window of one part of the day, drawn by `WindowsSection` and sent whole when one of its times changes. Both
 * times are needed: the platform's columns are mandatory (docs/platform/c-solidary.md §9), and it takes the middle of a
 * window and half of it as hour and margin of records, so the end comes after the start. A window that is stored
 * otherwise passes as long as nobody changes it.
 *
 * Its draft holds `HH:MM`, the raw input where it is no time, null while empty.
 */
export const timeWindow = (name: WindowName): Field<TimeWindow, WindowsWrite[WindowName], TimeWindow> => ({
  label: `structureForm:windows.${name}`,
  Value: function WindowValue({ value: { from, to } }) {
    const { t } = useTranslation('structureForm');
    return t('windows.line', { part: t(`windows.${name}`), from: from ?? '…', to: to ?? '…' });
  },
  initial: usualWindows[name],
  isCopied: true,
  toDraft: (stored) => ({ ...stored }),
  rule: (stored) =>
    z
      .object({ from: typed.pipe(time), to: typed.pipe(time) })
      .refine(({ from, to }) => from < to || (from === stored?.from && to === stored.to), {
        path: ['to'],
        error: ruleMessage('structureForm:rules.windowOrder'),
      }),
  render: null,
});
