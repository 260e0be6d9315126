// Draws the application icons of resources/icons from icon.svg: `node tools/icons/make.ts`, after a change of the
// drawing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../run/setup/machine.mjs';
import { ensureBrowser, quietFlags } from '../run/steps/browser.ts';
import { icns, ico } from './containers.ts';

const folder = join(root, 'resources/icons');
const executablePath = await ensureBrowser('to draw the icons');
if (executablePath === null) throw new Error('No Chromium to draw with.');

const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
const page = await browser.newPage();
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const images = new Map<number, Buffer>();
for (const size of [16, 24, 32, 48, 64, 128, 256, 512, 1024]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  images.set(size, await page.screenshot({ omitBackground: true }));
}
await browser.close();

const png = (size: number): Buffer => {
  const image = images.get(size);
  if (image === undefined) throw new Error(`No drawing of ${size} pixels`);
  return image;
};
mkdirSync(join(folder, 'linux'), { recursive: true });
for (const size of [16, 24, 32, 48, 64, 128, 256, 512]) {
  writeFileSync(join(folder, 'linux', `${size}x${size}.png`), png(size));
}
writeFileSync(join(folder, 'icon.ico'), ico([16, 24, 32, 48, 64, 128, 256].map((size) => ({ size, png: png(size) }))));
writeFileSync(
  join(folder, 'icon.icns'),
  icns([
    { type: 'ic11', png: png(32) },
    { type: 'ic12', png: png(64) },
    { type: 'ic07', png: png(128) },
    { type: 'ic13', png: png(256) },
    { type: 'ic08', png: png(256) },
    { type: 'ic14', png: png(512) },
    { type: 'ic09', png: png(512) },
    { type: 'ic10', png: png(1024) },
  ]),
);
