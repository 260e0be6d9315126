import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** Every folder of texts: those of the window, of the main process, of shared code and of tools. */
const folders = globSync('{src,tools}/**/locales/fr').map((folder) => dirname(folder.replaceAll('\\', '/')));
const namesIn = (folder: string, language: string) =>
  globSync('*.json', { cwd: join(folder, language) }).map((file) => file.slice(0, -'.json'.length));
const namespaces = folders.flatMap((folder) => namesIn(folder, 'fr').map((name) => [folder, name] as const));

/** Every text of a file, by its path in the file. */
function textsOf(folder: string, language: string, name: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`);
    } else texts.set(path, String(value));
  };
  walk(JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8')), '');
  return texts;
}

const valuesOf = (text = ''): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();

it('finds the texts of the window, of the main process, of shared code and of tools', () => {
  expect(folders.toSorted()).toEqual([
    'src/main/locales',
    'src/renderer/locales',
    'src/shared/locales',
    'tools/locales',
  ]);
});

it('has the same files in both languages', () => {
  for (const folder of folders) expect(namesIn(folder, 'en').toSorted()).toEqual(namesIn(folder, 'fr').toSorted());
});

describe.each(namespaces)('%s: %s', (folder, name) => {
  const fr = textsOf(folder, 'fr', name);
  const en = textsOf(folder, 'en', name);

  it('has the same keys, no empty text and the same values in both languages', () => {
    expect([...en.keys()].toSorted()).toEqual([...fr.keys()].toSorted());
    for (const [key, text] of [...fr, ...en]) expect(text, key).toMatch(/\S/);
    for (const [key, text] of fr) {
      // The singular may write its number out.
      if (!key.endsWith('_one')) expect(valuesOf(en.get(key)), key).toEqual(valuesOf(text));
    }
  });

  it('follows the typographic rules of each language', () => {
    for (const [key, text] of [...fr, ...en]) {
      expect(text, `${key}: an apostrophe, an ellipsis`).not.toMatch(/\p{L}'\p{L}|\.\.\./u);
    }
    for (const [key, text] of fr) {
      expect(text, `${key}: a sign that could begin a line`).not.toMatch(/[\p{L}\d}»)…] [:;?!»]|« /u);
      expect(text, `${key}: a sign without its space`).not.toMatch(/[\p{L}\d}»)][;!?»]|«\S/u);
    }
  });
});

/** The key by which code asks for a text: without its plural form and its context. */
const keyOf = (path: string): string => path.replace(/_(?:zero|one|two|few|many|other)$/, '').replace(/_[a-z]+$/, '');

/** The namespace and key of a text as the window reads it: titles and messages of a file move to namespaces of all. */
function asRead(name: string, path: string): { namespace: string; key: string } {
  const [first = '', ...rest] = keyOf(path).split('.');
  if (first === 'routes') return { namespace: 'routes', key: rest.join('.') };
  if (first === 'notifications') return { namespace: 'notifications', key: [name, ...rest].join('.') };
  return { namespace: name, key: keyOf(path) };
}

const sources = globSync('{src/{main,renderer,shared},tools}/**/*.{ts,tsx}').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, program: parseSync(file, text).program };
});

describe('the keys of texts in the code', () => {
  const literals = new Set<string>();
  const templates = new Set<string>();
  for (const { program } of sources) {
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') literals.add(value);
      },
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.cooked ?? '');
        if (parts.length === 1) literals.add(parts.join(''));
        // One that fixes no part of a key could be any of them.
        else if (/[a-z]/i.test(parts.join('')) && /[.:]/.test(parts.join('')))
          templates.add(parts.map((part) => RegExp.escape(part)).join('[\\p{L}\\d_.:-]+'));
      },
    }).visit(program);
  }
  const patterns = [...templates].map((template) => new RegExp(`^${template}$`, 'u'));
  const isUsed = (key: string) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
  /** Messages are asked for by their name, in the context of a resource. */
  const isMessage = (key: string) => literals.has(key.split('.').slice(1, -1).join('.'));
  /** Messages about what the platform says, whose names are made of its words. */
  const ofPlatform = /^generic\.[A-Z]\w+\.error$/;

  // Pages of the help are shown whole (tests/unit/renderer/app/help).
  it.each(namespaces.filter(([, name]) => name !== 'help'))('%s: %s has no text that nothing shows', (folder, name) => {
    const unused = [...textsOf(folder, 'fr', name).keys()].filter((path) => {
      const { namespace, key } = asRead(name, path);
      if (namespace === 'notifications' && (isMessage(key) || ofPlatform.test(key))) return false;
      return !isUsed(key) && !isUsed(`${namespace}:${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('come with every value of their text', () => {
    const texts = new Map<string, Set<string>>();
    for (const [folder, name] of namespaces) {
      for (const [path, text] of textsOf(folder, 'fr', name)) {
        const { namespace, key } = asRead(name, path);
        const full = `${namespace}:${key}`;
        texts.set(full, new Set([...(texts.get(full) ?? []), ...valuesOf(text)]));
      }
    }
    let checked = 0;
    const lacking: string[] = [];
    for (const { file, program, text: source } of sources) {
      const own = [...new Set([...source.matchAll(/useTranslation\('(\w+)'\)/g)].map(([, name]) => name))];
      new Visitor({
        CallExpression: (call) => {
          const {
            callee,
            arguments: [first, second],
          } = call;
          if (first?.type !== 'Literal' || typeof first.value !== 'string' || !isLookup(callee)) return;
          const key = first.value.includes(':') || own.length !== 1 ? first.value : `${own[0]}:${first.value}`;
          const given = namesOf(second);
          if (given === null) return;
          checked += 1;
          const missing = [...(texts.get(key) ?? [])].filter((name) => !given.has(name));
          if (missing.length > 0) lacking.push(`${file}: ${key} lacks ${missing.join(', ')}`);
        },
      }).visit(program);
    }
    expect(checked).toBeGreaterThan(1000);
    expect(lacking).toEqual([]);
  });
});

/** Whether an expression is a lookup of texts: `t(…)`, `text(…)`, `translate(…)`, `texts(locale)(…)`. */
const isLookup = (callee: ESTree.Expression): boolean =>
  callee.type === 'Identifier'
    ? ['t', 'text', 'translate'].includes(callee.name)
    : callee.type === 'CallExpression' && callee.callee.type === 'Identifier' && callee.callee.name === 'texts';

/** The names of the values that are given to a lookup; null where the code does not say them. */
function namesOf(values: ESTree.Argument | undefined): Set<string> | null {
  if (values === undefined) return new Set();
  if (values.type !== 'ObjectExpression') return null;
  const names = values.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null,
  );
  return names.includes(null) ? null : new Set(names.filter((name) => name !== null));
}
