import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { EditorProps, FilterControl } from '#renderer/kit/list/filters/control.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';

/** Days without action that are offered; an address may hold any other number. */
const offered = [7, 14, 30];
/** The longest time that `solidary.staleDays` of the configuration takes. */
const MOST_DAYS = 365;

const daysOf = (text: string): number | undefined => {
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : undefined;
};

/** Records without action for more than a number of days, which the address holds; its value is the last day allowed. */
export const idleSince: FilterControl<CalendarDay> = {
  toValue: (text, today) => {
    const days = daysOf(text);
    return days === undefined ? undefined : addDays(today, -days);
  },
  edit: (props) => <IdleEditor {...props} />,
  summary: (text) => <IdleSummary text={text} />,
};

function IdleEditor({ text, onChange, label, hint }: EditorProps) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <Field label={label} hint={hint}>
      <RadioGroup value={text} onChange={(_, { value }) => onChange(value)}>
        {offered.map((days) => (
          <Radio key={days} value={String(days)} label={t('filters.idle.days', { count: days })} />
        ))}
      </RadioGroup>
    </Field>
  );
}

function IdleSummary({ text }: { text: string }) {
  const { t } = useTranslation('solidaryrecords');
  const days = daysOf(text);
  return days === undefined ? null : t('filters.idle.days', { count: days });
}
