import { DayChips } from '#renderer/features/week/DayChips.tsx';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import styles from '../external-journeys.module.css';
import { daysByTime, useWords } from './useWords.ts';

/** When a journey is: its hour, or the days of its week as chips beside each hour. */
export function WhenCell({ journey }: { journey: ExternalJourney }) {
  const words = useWords();
  if (journey.days.length === 0) return words.when(journey);
  return (
    <div className={styles.stack}>
      {daysByTime(journey).map(({ time, days }) => (
        <div key={time} className={styles.line}>
          <DayChips days={days} />
          {time !== null && <span>{time}</span>}
        </div>
      ))}
    </div>
  );
}
