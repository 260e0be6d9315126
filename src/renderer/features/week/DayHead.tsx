import { useTranslation } from 'react-i18next';
import { weekDays } from '#shared/resources/solidary/week-days.ts';

/** The head row of a table of a week: an empty corner, then the days. */
export function DayHead() {
  const { t } = useTranslation('week');
  return (
    <thead>
      <tr>
        <td />
        {weekDays.map((day) => (
          <th key={day} scope="col" abbr={t(`days.${day}`)}>
            {t(`columns.${day}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
