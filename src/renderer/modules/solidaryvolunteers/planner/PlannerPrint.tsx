import { useTranslation } from 'react-i18next';
import { PrintDialog } from '#renderer/kit/print/PrintDialog.tsx';
import { PrintDocument, PrintTable } from '#renderer/kit/print/PrintDocument.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { addDays } from '#shared/days.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import type { PlannerRow } from './usePlannerRows.ts';
import { partsOf, usePlannerTexts } from './usePlannerTexts.ts';

interface PlannerPrintProps {
  title: string;
  structure: string;
  monday: CalendarDay;
  rows: readonly PlannerRow[];
  onClose: () => void;
}

/** Rows that the preview shows; the paper has all. */
const PREVIEWED = 30;

/** The planner of a week on paper, with what it does not know. */
export function PlannerPrint({ title, structure, monday, rows, onClose }: PlannerPrintProps) {
  const { t } = useTranslation('solidaryvolunteers');
  return (
    <PrintDialog
      name={t('planner.label', { week: title })}
      preview={<PlannerSheet {...{ title, structure, monday }} rows={rows.slice(0, PREVIEWED)} />}
      onClose={onClose}
    >
      <PlannerSheet {...{ title, structure, monday, rows }} />
    </PrintDialog>
  );
}

function PlannerSheet({ title, structure, monday, rows }: Omit<PlannerPrintProps, 'onClose'>) {
  const { t } = useTranslation('solidaryvolunteers');
  const format = useFormat();
  const texts = usePlannerTexts();
  const days = weekDays.map((_, index) => addDays(monday, index));
  const dayText = (row: PlannerRow, day: CalendarDay) => {
    const { parts, others } = partsOf(row, day);
    const free = parts.map(({ part, isFree }) => (isFree ? t(`planner.letters.${part}`) : '–')).join(' ');
    return [free, ...[...parts.flatMap(({ rides }) => rides), ...others].map(texts.ride)].join('\n');
  };
  return (
    <PrintDocument title={title} kind={t('planner.kind', { structure })}>
      <p>
        {t('planner.known')} {t('planner.legend')}
      </p>
      <PrintTable
        label={title}
        rows={rows}
        keyOf={({ volunteer }) => volunteer.id}
        columns={[
          { title: t('planner.volunteer'), cell: ({ name }) => name },
          ...days.map((day) => ({ title: format.shortDay(day), cell: (row: PlannerRow) => dayText(row, day) })),
          { title: t('planner.month'), cell: ({ kilometres }) => texts.kilometres(kilometres), isNumber: true },
        ]}
      />
    </PrintDocument>
  );
}
