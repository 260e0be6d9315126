import type { Browser } from 'playwright';
import { escaped } from '../xml/escape.ts';

/** One picture of a sheet. */
export interface Shot {
  readonly row: string;
  readonly column: string;
  /** PNG. */
  readonly picture: Buffer;
}

/** Arranges pictures in rows and columns on one page and takes a picture of it. */
export async function takeSheet(browser: Browser, shots: readonly Shot[], columns: readonly string[], path: string) {
  const rows = [...new Set(shots.map(({ row }) => row))];
  const pictureOf = (row: string, column: string): string => {
    const shot = shots.find((one) => one.row === row && one.column === column);
    return shot === undefined ? '' : `<img src="data:image/png;base64,${shot.picture.toString('base64')}">`;
  };
  const line = (row: string) =>
    `<tr><th>${escaped(row)}</th>${columns.map((column) => `<td>${pictureOf(row, column)}</td>`).join('')}</tr>`;
  const page = await browser.newPage({ viewport: { width: 180 + columns.length * 462, height: 400 } });
  await page.setContent(`<style>
    body { margin: 12px; background: #777; color: #fff; font: 14px sans-serif }
    td { width: 450px; padding: 4px } img { width: 450px; display: block } th { text-align: start; padding: 4px }
  </style><table><tr><td></td>${columns.map((column) => `<th>${escaped(column)}</th>`).join('')}</tr>
  ${rows.map(line).join('')}</table>`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
