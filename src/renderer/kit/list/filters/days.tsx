import { Button } from '@fluentui/react-components';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { asDay, isDay } from '#shared/calendar.ts';
import type { EditorProps, FilterControl } from './control.ts';
import { DayInput } from './DayInput.tsx';
import { anyPresets, type DayPreset, type DayRange, daysOf, pastPresets, readRange, writeRange } from './day-range.ts';
import { EditorGroup } from './EditorGroup.tsx';
import styles from './Filters.module.css';

/** Stands for the current day, in an address and in a view. */
const TODAY = 'today';

/** A day of the calendar; the address holds YYYY-MM-DD, or `today`. */
export function day(): FilterControl<string> {
  return {
    toValue: (text, today) => (text === TODAY ? today : isDay(text) ? text : undefined),
    edit: (props) => <DayEditor {...props} />,
    summary: (text) => <DaySummary text={text} />,
  };
}

function DayEditor({ text, onChange, label, hint }: EditorProps) {
  const translate = useTranslate();
  const isToday = text === TODAY;
  return (
    <div className={flow.stackS}>
      <Button
        size="small"
        appearance={isToday ? 'primary' : 'secondary'}
        aria-pressed={isToday}
        onClick={() => onChange(isToday ? '' : TODAY)}
      >
        {translate('list:days.today')}
      </Button>
      <DayInput label={label} hint={hint} day={isToday ? '' : text} onChange={onChange} />
    </div>
  );
}

function DaySummary({ text }: { text: string }) {
  const translate = useTranslate();
  const format = useFormat();
  return text === TODAY ? translate('list:days.today') : format.day(asDay(text));
}

interface DaysOptions {
  /** Offers future presets, and takes a day typed in short for the next one. */
  isAhead?: boolean;
  /** The presets that are offered; by `isAhead` where absent. */
  presets?: readonly DayPreset[];
}

/** A range of days, both included, or relative to today. */
export function days({
  isAhead = false,
  presets = isAhead ? anyPresets : pastPresets,
}: DaysOptions = {}): FilterControl<DayRange> {
  return {
    toValue: (text, today) => {
      const range = readRange(text);
      if (range === null) return undefined;
      return 'preset' in range ? daysOf(range.preset, today) : range;
    },
    edit: (props) => <DaysEditor {...props} presets={presets} lean={isAhead ? 'next' : 'last'} />,
    summary: (text) => <DaysSummary text={text} />,
  };
}

const presetLabels: Record<DayPreset, TextKey> = {
  today: 'list:days.today',
  '7d': 'list:days.last7',
  '30d': 'list:days.last30',
  month: 'list:days.month',
  year: 'list:days.year',
  before6m: 'list:days.before6m',
  upcoming: 'list:days.upcoming',
  thisMonth: 'list:days.month',
  thisYear: 'list:days.year',
  sinceThisMonth: 'list:days.sinceThisMonth',
  untilMonthEnd: 'list:days.untilMonthEnd',
  tomorrow: 'list:days.tomorrow',
  next7d: 'list:days.next7',
  past: 'list:days.past',
};

interface DaysEditorProps extends EditorProps {
  presets: readonly DayPreset[];
  /** Which day is meant by one that is typed in short. */
  lean: 'next' | 'last';
}

function DaysEditor({ text, onChange, label, hint, presets, lean }: DaysEditorProps) {
  const translate = useTranslate();
  const stored = readRange(text);
  const preset = stored !== null && 'preset' in stored ? stored.preset : null;
  // A preset of a view that is not in the menu is shown all the same.
  const shownPresets = preset === null || presets.includes(preset) ? presets : [...presets, preset];
  const range: DayRange = stored === null || 'preset' in stored ? {} : stored;
  const edit = ({ from = '', to = '' }: { from?: string; to?: string }) => {
    // Two days in the wrong order are swapped: the platform would find nothing between them.
    const [first, last] = from !== '' && to !== '' && from > to ? [to, from] : [from, to];
    onChange(writeRange({ from: first, to: last }));
  };
  return (
    <EditorGroup label={label} hint={hint}>
      <div className={flow.stackS}>
        <div className={styles.presets}>
          {shownPresets.map((known) => (
            <Button
              key={known}
              size="small"
              appearance={known === preset ? 'primary' : 'secondary'}
              aria-pressed={known === preset}
              onClick={() => onChange(known === preset ? '' : known)}
            >
              {translate(presetLabels[known])}
            </Button>
          ))}
        </div>
        <div className={styles.ends}>
          <DayInput
            label={translate('list:days.from')}
            day={range.from ?? ''}
            lean={lean}
            onChange={(from) => edit({ ...range, from })}
          />
          <DayInput
            label={translate('list:days.to')}
            day={range.to ?? ''}
            lean={lean}
            onChange={(to) => edit({ ...range, to })}
          />
        </div>
      </div>
    </EditorGroup>
  );
}

function DaysSummary({ text }: { text: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const stored = readRange(text);
  if (stored === null) return null;
  if ('preset' in stored) return translate(presetLabels[stored.preset]);
  const { from, to } = stored;
  if (from !== undefined && to !== undefined) {
    return translate('list:days.between', { from: format.day(from), to: format.day(to) });
  }
  if (from !== undefined) return translate('list:days.since', { from: format.day(from) });
  return to === undefined ? null : translate('list:days.until', { to: format.day(to) });
}
