import { useTranslation } from 'react-i18next';
import { BarChart } from '#renderer/kit/ui/chart/BarChart.tsx';
import { CountTable } from '#renderer/kit/ui/chart/CountTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';

/** One line of a figure: its label and its count. */
export interface FigureLine {
  label: string;
  count: number;
  /** Its period is not over. */
  isRunning?: boolean;
}

interface FigureProps {
  title: string;
  /** Heading of the first column. */
  heading: string;
  lines: readonly FigureLine[];
}

/** A figure as bars, and as a table that says the same in numbers. */
export function Figure({ title, heading, lines }: FigureProps) {
  const { t } = useTranslation('solidaryanalytics');
  const { number, share } = useFormat();
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title={title}>
      {total === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <BarChart title={title} bars={lines.map(({ count, ...line }) => ({ ...line, value: count }))} />
          <CountTable aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{heading}</th>
                <th scope="col">{t('columns.count')}</th>
                <th scope="col">{t('columns.share')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{number(count)}</td>
                  <td>{share(count / total)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('total')}</th>
                <td>{number(total)}</td>
                <td />
              </tr>
            </tfoot>
          </CountTable>
        </>
      )}
    </Section>
  );
}
