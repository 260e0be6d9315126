import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';

const folder = 'src/renderer/locales';

/** The texts of the window in one language, by namespace and key; those of a plural have one key. */
function textsOf(language: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const walk = (value: unknown, namespace: string, path: readonly string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (path.length === 0 && key === 'routes') walk(inner, 'routes', []);
        else walk(inner, namespace, [...path, key]);
      }
      return;
    }
    const key = `${namespace}:${path.join('.').replace(/_(?:one|other)$/, '')}`;
    texts.set(key, [...(texts.get(key) ?? []), String(value)]);
  };
  for (const file of globSync('*.json', { cwd: `${folder}/${language}` })) {
    walk(JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')), file.slice(0, -'.json'.length), []);
  }
  return texts;
}

const all = locales.map((language) => textsOf(language));

/** Keys of the texts that an expression may name, in a file that uses some namespaces. */
function keysOf(node: ESTree.Node | undefined, namespaces: readonly string[]): string[] {
  if (node?.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap((one) => keysOf(one, namespaces));
  }
  const parts = node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : [];
  if (node?.type === 'Literal' && typeof node.value === 'string') parts.push(node.value);
  if (!/[a-z]/i.test(parts.join(''))) return [];
  const named = parts.map((part) => RegExp.escape(part)).join('[\\p{L}\\d_.-]+');
  const pattern = parts.join('').includes(':') ? named : `(?:${namespaces.join('|')}):${named}`;
  const whole = new RegExp(`^${pattern}$`, 'u');
  return [...(all[0]?.keys() ?? [])].filter((key) => whole.test(key));
}

/** The calls of some functions in a file. */
function callsOf(program: ESTree.Program, names: readonly string[]): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (call.callee.type === 'Identifier' && names.includes(call.callee.name)) calls.push(call);
    },
  }).visit(program);
  return calls;
}

const isIn = (inner: ESTree.Span, outer: ESTree.Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner !== outer;

/** What stands before a value that may begin with a capital: nothing, a sentence, a colon, a quotation, a separator. */
const beginning = /^$|[.!?…:]\s$|[«“·–→]\s?$/u;

/** Lookups of texts with a value that is a text itself: the texts and the values, by their keys. */
function labelsIn(file: string): { text: string; name: string; label: string }[] {
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const namespaces = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)].map(([, name = '']) => name);
  const lookups = callsOf(program, ['t', 'text', 'translate']);
  const lowered = callsOf(program, ['withinSentence']);
  return lookups.flatMap(({ arguments: [first, values] }) => {
    if (values?.type !== 'ObjectExpression') return [];
    return values.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const { key, value } = property;
      const inner = lookups.filter((one) => one === value || isIn(one, value));
      const apart = [...lowered, ...inner].filter((one) => one === value || isIn(one, value));
      const own = inner.filter((one) => !apart.some((other) => isIn(one, other)));
      const hosts = own.length === 0 ? [] : keysOf(first, namespaces);
      return own
        .flatMap((one) => keysOf(one.arguments[0], namespaces))
        .flatMap((label) => hosts.map((text) => ({ text, name: key.name, label })));
    });
  });
}

it('has no label with its capital within a sentence', () => {
  const wrong = new Set<string>();
  const found = globSync('src/renderer/**/*.{ts,tsx}').flatMap((file) =>
    labelsIn(file).map((one) => ({ file, ...one })),
  );
  expect(found.length).toBeGreaterThan(100);
  for (const { file, text, name, label } of found) {
    for (const texts of all) {
      for (const whole of texts.get(text) ?? []) {
        const [before = '', ...after] = whole.split(`{{${name}}}`);
        if (after.length === 0 || beginning.test(before)) continue;
        const capital = texts.get(label)?.find((one) => /^\p{Lu}\p{Ll}/u.test(one));
        if (capital !== undefined) wrong.add(`${file}: “${whole}” with “${capital}”`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
});
