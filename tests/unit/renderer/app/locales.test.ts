import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import english from '#renderer/locales/en/index.ts';
import french from '#renderer/locales/fr/index.ts';
import { namespacesOf } from '#renderer/locales/namespaces.ts';

const folder = join(import.meta.dirname, '../../../../src/renderer/locales');
const namesOf = (locale: string) => readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
const namespaces = namesOf('fr');

/** Every text of a file, by its whole key. */
function textsOf(locale: string, file: string): Map<string, unknown> {
  const texts = new Map<string, unknown>();
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) texts.set(path, value);
    else for (const [key, inner] of Object.entries(value)) walk(inner, path ? `${path}.${key}` : key);
  };
  walk(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')), '');
  return texts;
}

const holes = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted();

test('both languages have the same files', () => {
  expect(namesOf('en')).toEqual(namespaces);
});

test('the index of each language lists every file', () => {
  const names = namespaces.map((file) => file.slice(0, -'.json'.length));
  for (const texts of [french, english]) expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
});

test('the route titles and notifications of each file move to the shared namespaces', () => {
  const { events, routes, notifications } = namespacesOf({
    events: { routes: { events: { title: 'Events' } }, notifications: { created: { success: 'Done' } }, list: {} },
    notifications: { generic: { copied: { success: 'Copied' } } },
  });
  expect(events).toEqual({ list: {} });
  expect(routes).toEqual({ events: { title: 'Events' } });
  expect(notifications).toEqual({
    generic: { copied: { success: 'Copied' } },
    events: { created: { success: 'Done' } },
  });
});

test.each(namespaces)('%s: same keys, no empty text and same placeholders in both languages', (file) => {
  const fr = textsOf('fr', file);
  const en = textsOf('en', file);
  expect([...en.keys()].toSorted()).toEqual([...fr.keys()].toSorted());
  for (const [key, text] of [...fr, ...en]) expect(text, key).toMatch(/\S/);
  for (const [key, text] of fr) {
    // The singular may write its number out.
    if (!key.endsWith('_one')) expect(holes(en.get(key)), key).toEqual(holes(text));
  }
});

test.each(namespaces)('%s: follows the typographic rules of its language', (file) => {
  for (const [key, text] of [...textsOf('fr', file), ...textsOf('en', file)]) {
    expect(text, `${key}: an apostrophe, an ellipsis`).not.toMatch(/\p{L}'\p{L}|\.\.\./u);
  }
  for (const [key, text] of textsOf('fr', file)) {
    expect(text, `${key}: a sign that could begin a line`).not.toMatch(/[\p{L}\d}»)…] [:;!?»]|« /u);
    expect(text, `${key}: a sign without its space`).not.toMatch(/[\p{L}\d}»)][;!?»]|«\S/u);
  }
});

test('a count of two million, which has its own plural form in French, has a text', async () => {
  await startTexts('fr');
  expect(i18next.t('session:idle.text', { count: 2_000_000 })).toMatch(/2\s000\s000 secondes/u);
});
