import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const library = '@fluentui/react-icons';

/** The folder in which the library keeps each icon, with its sizes and weights, in a file of its own. */
const folder = join(dirname(fileURLToPath(import.meta.resolve(library))), 'atoms/svg');

/**
 * Imports each icon from its own file of the library. Its index draws from thirty files of hundreds of icons, and a
 * file stands in one script: the first screen would load the icons of all the others.
 */
export const iconsApart = (): Plugin => ({
  name: 'escale:icons-apart',
  transform: {
    filter: { code: library },
    handler: (code) => ({ code: withIconsApart(code), map: null }),
  },
});

/** The code with an import of its own for each icon; types, and what is no icon, stay with the library. */
export const withIconsApart = (code: string): string =>
  code.replaceAll(/\bimport\s*\{([^}]*)\}\s*from\s*(['"])@fluentui\/react-icons\2/g, (_, list: string) => {
    const names = list.split(',').map((name) => name.trim());
    return Object.entries(Object.groupBy(names.filter(Boolean), fileOf))
      .map(([file, icons]) => `import { ${icons?.join(', ')} } from '${file}'`)
      .join('; ');
  });

/** What to import a name from, as it stands in an import. */
function fileOf(imported: string): string {
  const name = /^\w+/.exec(imported)?.[0] ?? '';
  const base = /^(\w+?)(?:\d+)?(?:Regular|Filled|Light|Color)$/.exec(name)?.[1];
  if (base === undefined) return library;
  const file = base
    .replaceAll(/([a-z])(\d|[A-Z])|(\d|[A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replaceAll(/(\d)([A-Z])/g, '$1-$2')
    .toLowerCase();
  const path = join(folder, `${file}.js`);
  const isThere = existsSync(path) && new RegExp(`\\bexport const ${name}\\b`).test(readFileSync(path, 'utf8'));
  return isThere ? `${library}/svg/${file}` : library;
}
