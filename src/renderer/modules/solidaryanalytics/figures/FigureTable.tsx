import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from './figures.module.css';

/** One line of a figure: its label and its count. */
export interface FigureLine {
  label: string;
  count: number;
}

interface FigureTableProps {
  title: string;
  /** Heading of the first column. */
  heading: string;
  lines: readonly FigureLine[];
}

/**
 * A figure as a table whose last column draws each count as a bar: the numbers hold all the information of the bars.
 */
export function FigureTable({ title, heading, lines }: FigureTableProps) {
  const { t } = useTranslation('solidaryanalytics');
  const { number, share } = useFormat();
  const label = useId();
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section aria-labelledby={label} className={styles.figure}>
      <h3 id={label} className={styles.heading}>
        {title}
      </h3>
      {total === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <table aria-labelledby={label} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col" className={styles.number}>
                {t('columns.count')}
              </th>
              <th scope="col" className={styles.number}>
                {t('columns.share')}
              </th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label: name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={styles.number}>{number(count)}</td>
                <td className={styles.number}>{share(count / total)}</td>
                <td aria-hidden="true" className={styles.track}>
                  {count > 0 && <div className={styles.bar} style={{ inlineSize: `${(100 * count) / most}%` }} />}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className={styles.number}>{number(total)}</td>
              <td />
              <td aria-hidden="true" />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
