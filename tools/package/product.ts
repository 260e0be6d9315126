import { join } from 'node:path';
import { root } from '../run/setup/machine.mjs';
import { readConfiguration } from './configuration/file.ts';
import { readJson } from './json.ts';

/** What the metadata of packages say of the product, from package.json and electron-builder.yml. */
export interface Product {
  readonly appId: string;
  readonly name: string;
  readonly version: string;
  /** One line, without a full stop. */
  readonly summary: { readonly en: string; readonly fr: string };
  readonly homepage: string;
  /** `Name <e-mail>`. */
  readonly author: string;
  readonly desktopName: string;
}

/** Reads the product's metadata. */
export function readProduct(): Product {
  const manifest = readJson<Record<string, string>>(join(root, 'package.json'));
  const { appId, linux } = readConfiguration();
  const text = (name: string): string => {
    const value = manifest[name];
    if (value === undefined) throw new Error(`package.json must have "${name}".`);
    return value;
  };
  return {
    appId: appId ?? '',
    name: text('productName'),
    version: text('version'),
    summary: { en: text('description'), fr: linux?.desktop?.entry?.['Comment[fr]'] ?? '' },
    homepage: text('homepage'),
    author: text('author'),
    desktopName: text('desktopName'),
  };
}
