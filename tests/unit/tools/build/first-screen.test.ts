import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { type FirstScreen, firstScreen } from '../../../../tools/build/first-screen.ts';

const sources = {
  'index.html': '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  'main.js': "import './shared.js'; import('./sign-in.js'); import('./home.js'); import('./fr.js'); import('./en.js');",
  'shared.js': "globalThis.shared = 'shared'; export const shared = () => globalThis.shared;",
  'sign-in.js':
    "import { shared } from './shared.js'; import './sign-in.css'; import { field } from './field.js'; field(shared());",
  'home.js': "import { field } from './field.js'; field('home');",
  'field.js': 'export const field = (name) => globalThis.fields.push(name, 1);',
  'sign-in.css': 'form { color: red }',
  'fr.js': "globalThis.text = 'bonjour';",
  'en.js': "globalThis.text = 'hello';",
};

/** Builds a page of several scripts. @returns the links of its document, and the names of all its files */
async function built(first: FirstScreen) {
  const root = mkdtempSync(join(tmpdir(), 'escale-first-'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await build({ root, configFile: false, logLevel: 'silent', plugins: [firstScreen(first)] });
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const links = [
    ...page.matchAll(
      /<link rel="(\w+)" crossorigin(?: hreflang="(\w+)")? href="\/assets\/([\w-]+?)-[\w-]{8}\.(\w+)">/g,
    ),
  ];
  return {
    links: links.map(([, rel, language, name, type]) =>
      [rel, `${name}.${type}`, ...(language ? [language] : [])].join(' '),
    ),
    files: readdirSync(join(root, 'dist/assets')),
  };
}

test('the document names what its first screen imports on demand, with style sheets and all that it imports', async () => {
  const { links, files } = await built({ always: ['sign-in.js'], byLanguage: { fr: '/fr.js', en: '/en.js' } });
  expect(links.sort()).toEqual([
    'modulepreload en.js en',
    'modulepreload field.js',
    'modulepreload fr.js fr',
    'modulepreload sign-in.js',
    'stylesheet sign-in.css',
  ]);
  expect(files.some((file) => file.startsWith('home-'))).toBe(true);
});

test('what is no script of its own any more stops the build', async () => {
  await expect(built({ always: ['shared.js'], byLanguage: {} })).rejects.toThrow('shared.js is no script of its own');
});
