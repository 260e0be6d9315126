import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { WeekDay } from '#shared/resources/solidary/week-days.ts';
import styles from './day-chips.module.css';

/** Days of the week as chips (docs/screens/07-solidary-records.md §2, docs/screens/10-external-journeys.md §3.3). */
export function DayChips({ days }: { days: readonly WeekDay[] }) {
  const { t } = useTranslation('week');
  return (
    <ul className={`${flow.plain} ${styles.days}`} aria-label={t('chips')}>
      {days.map((day) => (
        <li key={day} className={flow.pill} title={t(`days.${day}`)}>
          {t(`columns.${day}`)}
        </li>
      ))}
    </ul>
  );
}
