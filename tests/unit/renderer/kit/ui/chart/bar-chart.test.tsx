import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import { BarChart } from '#renderer/kit/ui/chart/BarChart.tsx';

beforeAll(() => startTexts('fr'));
afterEach(cleanup);

const bars = [
  { label: 'octobre', value: 5000 },
  { label: 'novembre', value: 1250, isRunning: true },
];

it('is one picture with a name, which says that it is a chart', () => {
  render(<BarChart title="Demandes par mois" bars={bars} />);
  const chart = screen.getByRole('img', { name: 'Graphique\u00a0: Demandes par mois' });
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'octobre',
    '5\u202f000',
    'novembre',
    '1\u202f250',
  ]);
});

it('draws each value as a share of the greatest, and the running period apart', () => {
  render(<BarChart title="Demandes par mois" bars={bars} />);
  const drawn = [...screen.getByRole('img').querySelectorAll('g > rect:last-child')];
  expect(drawn.map((bar) => bar.getAttribute('width'))).toEqual(['100%', '25%']);
  expect(drawn.map((bar) => bar.hasAttribute('data-running'))).toEqual([false, true]);
});

it('draws nothing but its ground where every value is 0', () => {
  render(<BarChart title="Demandes" bars={[{ label: 'octobre', value: 0 }]} />);
  expect(screen.getByRole('img').querySelector('g > rect:last-child')?.getAttribute('width')).toBe('0%');
});
