import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import type { Slots } from '#shared/resources/solidary/slots.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import { type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import { DayHead } from './DayHead.tsx';
import { windowInWords } from './labels.ts';
import styles from './week.module.css';

/** The slots of a week with the window of each part of the day, to be read. */
export function WeekTable({ slots, windows }: { slots: Slots; windows: Windows }) {
  const { t } = useTranslation('week');
  return (
    <table className={styles.plain} aria-label={t('label')}>
      <DayHead />
      <tbody>
        {windowNames.map((part) => (
          <tr key={part}>
            <th scope="row">
              {t(`parts.${part}`)}
              <span className={styles.hours}>{windowInWords(windows[part]) ?? t('noWindow')}</span>
            </th>
            {weekDays.map((day) => (
              <td key={day} data-on={slots[part][day] ? '' : undefined}>
                {slots[part][day] && <span aria-hidden="true" className={styles.tick} />}
                <VisuallyHidden>{t(slots[part][day] ? 'available' : 'unavailable')}</VisuallyHidden>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
