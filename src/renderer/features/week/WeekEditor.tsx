import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stepSaid } from '#renderer/kit/form/rows/commands.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { CopyDay } from './CopyDay.tsx';
import { type Cells, withDayCopied } from './cells.ts';
import { useSteps } from './useSteps.ts';
import { WeekGrid, type WeekLine } from './WeekGrid.tsx';
import styles from './week.module.css';

interface WeekEditorProps {
  label: string;
  parts: readonly WeekLine[];
  /** Monday to Sunday. */
  days: readonly WeekLine[];
  cells: Cells;
  onChange: (cells: Cells) => void;
}

/** The grid of a week, with the menu that copies a day, the explanation of the keys, and its announcements. */
export function WeekEditor({ label, parts, days, cells, onChange }: WeekEditorProps) {
  const { t } = useTranslation(['week', 'form']);
  const help = useId();
  const steps = useSteps(cells, onChange);
  const [day, setDay] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  // With the focus on a part of the day or on the corner, Monday is copied.
  const from = Math.max(day, 0);
  const nameOf = (index: number) => days[index]?.name ?? '';
  return (
    <div>
      <div className={`${flow.row} ${styles.tools}`}>
        <CopyDay
          days={days}
          from={from}
          onCopy={(to) => {
            steps.make(withDayCopied(steps.now(), from, to));
            setAnnouncement(t('copy.done', { day: nameOf(from), days: to.map(nameOf).join(', ') }));
          }}
        />
      </div>
      <WeekGrid
        label={label}
        describedBy={help}
        corner={t('corner')}
        parts={parts}
        days={days}
        cells={cells}
        steps={steps}
        onDay={setDay}
        onStep={(step, isDone) => setAnnouncement(t(`form:${stepSaid(step, isDone)}`))}
      />
      <p id={help} className={styles.help}>
        {t('help')}
      </p>
      <div role="status">{announcement}</div>
    </div>
  );
}
