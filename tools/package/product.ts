import { appId } from '#shared/app-id.ts';
import manifest from '../../package.json' with { type: 'json' };
import { readConfiguration } from './configuration/file.ts';

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
  const { productName, version, description, homepage, author, desktopName } = manifest;
  const { linux } = readConfiguration();
  return {
    appId,
    name: productName,
    version,
    summary: { en: description, fr: linux?.desktop?.entry?.['Comment[fr]'] ?? '' },
    homepage,
    author,
    desktopName,
  };
}
