import { Button, Field, Input } from '@fluentui/react-components';
import { useFormat } from '../../format.ts';
import { type TextKey, useText } from '../text.ts';
import type { EditorProps, FilterControl } from './control.ts';
import { type DayPreset, type DayRange, dayPresets, daysOf, isDay, readRange, writeRange } from './day-range.ts';
import styles from './Filters.module.css';

/** A day of the calendar; the address holds YYYY-MM-DD. */
export function day(): FilterControl<string> {
  return {
    toValue: (text) => (isDay(text) ? text : undefined),
    edit: (props) => <DayEditor {...props} />,
    summary: (text) => <DaySummary text={text} />,
  };
}

function DayEditor({ text, onChange, label, hint }: EditorProps) {
  return (
    <Field label={label} hint={hint}>
      <Input type="date" value={text} onChange={(_, { value }) => onChange(isDay(value) ? value : '')} />
    </Field>
  );
}

function DaySummary({ text }: { text: string }) {
  return useFormat().date(text);
}

/** Days from and to, both included, or relative to today. */
export function days(): FilterControl<DayRange> {
  return {
    toValue: (text, today) => {
      const range = readRange(text);
      if (range === null) return undefined;
      return 'preset' in range ? daysOf(range.preset, today) : range;
    },
    edit: (props) => <DaysEditor {...props} />,
    summary: (text) => <DaysSummary text={text} />,
  };
}

const presetLabels: Record<DayPreset, TextKey> = {
  today: 'list:days.today',
  '7d': 'list:days.last7',
  '30d': 'list:days.last30',
  month: 'list:days.month',
  year: 'list:days.year',
};

function DaysEditor({ text, onChange, label, hint }: EditorProps) {
  const words = useText();
  const stored = readRange(text);
  const preset = stored !== null && 'preset' in stored ? stored.preset : null;
  const range: DayRange = stored === null || 'preset' in stored ? {} : stored;
  const edit = (end: keyof DayRange, value: string) => {
    // A half-typed date comes as an empty text: it is no reason to drop the other end.
    onChange(writeRange({ ...range, [end]: isDay(value) ? value : undefined }));
  };
  return (
    <Field label={label} hint={hint}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no place inside Fluent's field, which gives the label. */}
      <div role="group" className={styles.days}>
        <div className={styles.presets}>
          {dayPresets.map((known) => (
            <Button
              key={known}
              size="small"
              appearance={known === preset ? 'primary' : 'secondary'}
              aria-pressed={known === preset}
              onClick={() => onChange(known === preset ? '' : known)}
            >
              {words(presetLabels[known])}
            </Button>
          ))}
        </div>
        <div className={styles.ends}>
          <Field label={words('list:days.from')}>
            <Input
              type="date"
              value={range.from ?? ''}
              max={range.to}
              onChange={(_, { value }) => edit('from', value)}
            />
          </Field>
          <Field label={words('list:days.to')}>
            <Input type="date" value={range.to ?? ''} min={range.from} onChange={(_, { value }) => edit('to', value)} />
          </Field>
        </div>
      </div>
    </Field>
  );
}

function DaysSummary({ text }: { text: string }) {
  const words = useText();
  const format = useFormat();
  const stored = readRange(text);
  if (stored === null) return null;
  if ('preset' in stored) return words(presetLabels[stored.preset]);
  const { from, to } = stored;
  if (from !== undefined && to !== undefined) {
    return words('list:days.between', { from: format.date(from), to: format.date(to) });
  }
  if (from !== undefined) return words('list:days.since', { from: format.date(from) });
  return to === undefined ? null : words('list:days.until', { to: format.date(to) });
}
