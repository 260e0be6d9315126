import type { Plugin } from 'vite';
import { addMany } from '../../src/shared/texts/options.ts';

/**
 * Makes modules of the page's texts: read by the parser of JSON, which is faster than that of scripts, and with the plural
 * form that French leaves out (`addMany`), which each start of the page would add otherwise.
 */
export const texts = (): Plugin => ({
  name: 'escale:texts',
  // Before Vite makes a module of the file.
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]renderer[\\/]locales[\\/]\w+[\\/]\w+\.json$/ },
    handler(json, id) {
      const namespace: object = JSON.parse(json);
      if (/[\\/]fr[\\/]\w+\.json$/.test(id)) addMany(namespace);
      const text = JSON.stringify(JSON.stringify(namespace));
      return { code: `export default JSON.parse(${text});`, moduleType: 'js', map: null };
    },
  },
});
