import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type Slots, weekDays } from '#shared/resources/solidary/slots.ts';
import { type Windows, windowNames } from '#shared/resources/solidary/windows.ts';
import styles from './week.module.css';
import { windowInWords } from './words.ts';

/** The slots of a week with the window of each part of the day, to be read. */
export function WeekTable({ slots, windows }: { slots: Slots; windows: Windows }) {
  const { t } = useTranslation('week');
  const translate = useTranslate();
  return (
    <table className={styles.plain} aria-label={t('label')}>
      <thead>
        <tr>
          <td />
          {weekDays.map((day) => (
            <th key={day} scope="col" abbr={translate(`week:days.${day}`)}>
              {translate(`week:columns.${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {windowNames.map((part) => (
          <tr key={part}>
            <th scope="row">
              {translate(`week:parts.${part}`)}
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
