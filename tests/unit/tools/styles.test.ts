import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const filesOf = (pattern: string): ReadonlyMap<string, string> =>
  new Map(globSync(pattern).map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]));
const sheets = filesOf('src/renderer/**/*.module.css');

/** A source that imports a style sheet, under a name of its own. */
interface Importer {
  sheet: string;
  name: string;
  text: string;
}

const importers: readonly Importer[] = [...filesOf('src/renderer/**/*.{ts,tsx}')].flatMap(([source, text]) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/gu)].map(([, name = '', path = '']) => {
    const sheet = path.startsWith('#renderer/') ? path.replace('#', 'src/') : join(dirname(source), path);
    return { sheet: sheet.replaceAll('\\', '/'), name, text };
  }),
);

/** The classes of a sheet: not those of others, such as `:global(.fui-Field)`. */
const classesOf = (text: string): string[] => {
  const own = text.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\[[^\]]*\]/gu, '');
  return [...new Set([...own.matchAll(/\.([A-Za-z][\w-]*)(?=[^{};]*\{)/gu)].map(([, name = '']) => name))];
};

/** Whether a source names a class: `styles.name`, or where the name is computed, as a word or a key anywhere in it. */
function names({ name: styles, text }: Importer, className: string): boolean {
  if (new RegExp(`\\b${styles}\\.${className}\\b|\\b${styles}\\['${className}'\\]`, 'u').test(text)) return true;
  const isComputed = new RegExp(`\\b${styles}\\[(?!')`, 'u').test(text);
  return isComputed && new RegExp(`'${className}'|\\b${className}\\??:`, 'u').test(text);
}

describe('the style sheets of components', () => {
  it('are imported by a component each', () => {
    const known = new Set(importers.map(({ sheet }) => sheet));
    expect(known.size).toBeGreaterThan(50);
    expect([...sheets.keys()].filter((sheet) => !known.has(sheet))).toEqual([]);
  });

  it('hold no class that nothing uses', () => {
    const unused = [...sheets].flatMap(([sheet, text]) => {
      const own = importers.filter((importer) => importer.sheet === sheet);
      return classesOf(text)
        .filter((name) => !own.some((importer) => names(importer, name)))
        .map((name) => `${sheet} .${name}`);
    });
    expect(unused).toEqual([]);
  });
  it('have every class that a source names', () => {
    const missing = importers.flatMap(({ sheet, name: styles, text }) => {
      const known = new Set(classesOf(sheets.get(sheet) ?? ''));
      const code = text.replaceAll(/'[^'\n]*'/gu, '');
      const named = [...code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'gu'))].map(([, name = '']) => name);
      return [...new Set(named)].filter((name) => !known.has(name)).map((name) => `${sheet} .${name}`);
    });
    expect(missing).toEqual([]);
  });
});
