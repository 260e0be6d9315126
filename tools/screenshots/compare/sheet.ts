import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { escaped } from '../../xml/escape.ts';

/** One line of a sheet: the same screen before and after. */
export interface SheetRow {
  readonly caption: string;
  /** Files of PNG pictures; one that does not exist tells that the screen did not. */
  readonly before: string;
  readonly after: string;
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Width of a picture on a sheet, in pixels. */
const PICTURE = 640;
const QUALITY = 0.3;

const style = `
  body { margin: 0; padding: 12px; width: ${2 * PICTURE + 12}px; background: #5b656a; color: #fff;
    font: 14px/20px sans-serif; display: grid; grid-template-columns: 1fr 1fr; gap: 4px 12px }
  h1, p { grid-column: 1 / -1; margin: 0; font-size: 14px } h1 { font-size: 18px }
  img, div { width: ${PICTURE}px; display: block }
  div { display: grid; place-items: center; background: #454e52 }`;

/**
 * Arranges pictures in two columns on one page and takes a picture of it.
 *
 * @returns WebP
 */
export async function makeSheet(browser: Browser, title: string, rows: readonly SheetRow[]): Promise<Buffer> {
  const cell = (file: string, { width, height }: SheetRow['size']) =>
    existsSync(file)
      ? `<img src="data:image/png;base64,${readFileSync(file, 'base64')}">`
      : `<div style="height: ${Math.round((PICTURE * height) / width)}px">n’existait pas</div>`;
  const line = ({ caption, before, after, size }: SheetRow) =>
    `<p>${escaped(caption)}</p>${cell(before, size)}${cell(after, size)}`;
  const page = await browser.newPage({ viewport: { width: 2 * PICTURE + 36, height: 400 } });
  try {
    await page.setContent(`<style>${style}</style><h1>${escaped(title)}</h1>${rows.map(line).join('')}`);
    const picture = await page.screenshot({ fullPage: true });
    return await asWebp(page, picture);
  } finally {
    await page.close();
  }
}

/** The browser encodes what its protocol does not offer to Playwright. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
}
