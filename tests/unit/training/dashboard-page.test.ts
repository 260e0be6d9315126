import { expect, it } from 'vitest';
import { dashboardPage } from '#training/analytics/page.ts';

/** The numbers that stand on the bars of a chart with these values. */
async function numbersOn(values: readonly number[]): Promise<string[]> {
  const page = await dashboardPage({
    locale: 'fr',
    dashboard: { title: { fr: 'Synthèse', en: 'Summary' }, measures: ['ads'], periodicities: ['daily'] },
    periodicity: 'daily',
    periods: values.map((_, index) => ({ short: `p${index}`, label: `jour ${index}`, start: 0, end: 0 })),
    figures: { ads: values },
    perimeter: '',
    nonce: '',
  });
  return [...String(page).matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number = '']) => number);
}

it('labels every bar while there is room, and only some where labels would overlap', async () => {
  expect(await numbersOn([12, 7, 30])).toEqual(['12', '7', '30']);
  const many = Array.from({ length: 30 }, (_, index) => 3000 + index);
  const shown = await numbersOn(many);
  expect(shown.length).toBeGreaterThan(5);
  // Thirty bars lie 20 apart; four digits and a space take 35.
  expect(shown.length).toBeLessThanOrEqual(17);
  expect(shown[0]).toBe('3000');
});
