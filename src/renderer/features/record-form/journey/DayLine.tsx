import { useTranslation } from 'react-i18next';
import { parseDay, showDay } from '#renderer/kit/form/fields/day.ts';
import { parseTime } from '#renderer/kit/form/fields/time.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { nearDay } from '#shared/resources/solidaryrecords/times/typing.ts';
import { TextLine } from '../identity/TextLine.tsx';

interface LineProps {
  path: string;
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** A day, also typed without its year (`1003`) or as a day of the week (`lun`). */
export function DayLine({ today, ...line }: LineProps & { today: CalendarDay }) {
  const { t } = useTranslation('recordForm');
  return (
    <TextLine
      {...line}
      isRequired
      hint={line.error === undefined ? t('times.dayHint') : undefined}
      parse={(typed) => parseDay(typed) ?? nearDay(typed, today)}
      show={showDay}
    />
  );
}

/** A time of day (`9`, `930` and `9h30` are understood). */
export function TimeLine({ isRequired = true, ...line }: LineProps & { isRequired?: boolean }) {
  const { t } = useTranslation('recordForm');
  return (
    <TextLine
      {...line}
      isRequired={isRequired}
      hint={line.error === undefined ? t('times.timeHint') : undefined}
      parse={parseTime}
    />
  );
}
