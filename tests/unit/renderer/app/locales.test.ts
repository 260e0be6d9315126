import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startTexts } from '#renderer/app/i18n/i18n.ts';
import english from '#renderer/locales/en/index.ts';
import french from '#renderer/locales/fr/index.ts';
import { namespacesOf } from '#renderer/locales/namespaces.ts';

const folder = join(import.meta.dirname, '../../../../src/renderer/locales');
/** Loaded when somebody asks for help: it is no namespace. */
const later = ['help.json'];
const namespaces = readdirSync(join(folder, 'fr')).filter((file) => file.endsWith('.json') && !later.includes(file));

test('the index of each language lists every file but those that are loaded later', () => {
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

test('a count of two million, which has its own plural form in French, has a text', async () => {
  await startTexts('fr');
  expect(i18next.t('session:idle.text', { count: 2_000_000 })).toMatch(/2\s000\s000 secondes/u);
});
