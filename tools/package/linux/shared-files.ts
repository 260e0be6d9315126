import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProduct } from '../product.ts';
import { copyrightOf } from './copyright.ts';
import { metainfoOf } from './metainfo.ts';

/**
 * Writes what a package of Linux adds to /usr/share into `folder`.
 *
 * @returns arguments of fpm, `FILE=PLACE` each
 */
export function writeSharedFiles(folder: string): string[] {
  const product = readProduct();
  const contents = {
    [`/usr/share/metainfo/${product.appId}.metainfo.xml`]: metainfoOf(product),
    '/usr/share/doc/escale/copyright': copyrightOf(product),
  };
  mkdirSync(folder, { recursive: true });
  return Object.entries(contents).map(([place, content], index) => {
    const file = join(folder, String(index));
    writeFileSync(file, content);
    return `${file}=${place}`;
  });
}
