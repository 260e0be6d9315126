import { useTranslation } from 'react-i18next';
import { today } from '#renderer/kit/form/fields/day.ts';
import { CountTable } from '#renderer/kit/ui/chart/CountTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { addDays, mondayOf } from '#shared/days.ts';
import styles from './figures.module.css';
import type { WeekCount } from './figures.ts';

/** This week beside the one before, from the last action of each record. */
export function WeekFigures({ weeks }: { weeks: readonly WeekCount[] }) {
  const { t } = useTranslation('solidaryanalytics');
  const { number, shortDay } = useFormat();
  const monday = mondayOf(today());
  const span = (first: typeof monday) => t('weeks.span', { from: shortDay(first), to: shortDay(addDays(first, 6)) });
  const title = t('weeks.title');
  return (
    <Section title={title}>
      <CountTable aria-label={title}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              {t('weeks.thisWeek')} <small className={styles.span}>{span(monday)}</small>
            </th>
            <th scope="col">
              {t('weeks.lastWeek')} <small className={styles.span}>{span(addDays(monday, -7))}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ name, thisWeek, lastWeek }) => (
            <tr key={name}>
              <th scope="row">{t(`weeks.${name}`)}</th>
              <td>{number(thisWeek)}</td>
              <td>{number(lastWeek)}</td>
            </tr>
          ))}
        </tbody>
      </CountTable>
      <p className={styles.about}>{t('weeks.about')}</p>
    </Section>
  );
}
