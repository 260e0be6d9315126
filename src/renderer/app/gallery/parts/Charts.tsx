import { BarChart } from '#renderer/kit/ui/chart/BarChart.tsx';
import { ColumnChart } from '#renderer/kit/ui/chart/ColumnChart.tsx';
import { CountTable } from '#renderer/kit/ui/chart/CountTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useGalleryTexts } from '../texts.ts';

const counts = { '2026-09': 41, '2026-10': 56, '2026-11': 38 };

/** Bars, the last period hatched because it is not over, and their table. */
export function Charts() {
  const texts = useGalleryTexts();
  const { month, number } = useFormat();
  const months = Object.entries(counts).map(([name, value], index, all) => ({
    label: month(name),
    value,
    isRunning: index === all.length - 1,
  }));
  return (
    <>
      <BarChart title={texts.people} bars={months} />
      <ColumnChart title={texts.people} bars={months} />
      <CountTable aria-label={texts.people}>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.person}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{number(value)}</td>
            </tr>
          ))}
        </tbody>
      </CountTable>
    </>
  );
}
