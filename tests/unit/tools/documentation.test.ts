import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiPage } from '../../../tools/browser-shell/electron-api/page.ts';
import { userGuides } from '../../../tools/guide/help.ts';
import { policyFiles } from '../../../tools/policies/files.ts';
import { keptPictures } from '../../../tools/screenshots/kept.ts';

/** The pages that speak of the code; `docs/screens` and `docs/platform` speak of the product and of its platform. */
const pages = globSync(['README.md', 'CONTRIBUTING.md', 'docs/*.md']);
const lines = pages.flatMap((page) =>
  readFileSync(page, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, at: `${page}:${index + 1}` })),
);

/** What stands between backticks, in prose and in blocks of code alike. */
const named = lines.flatMap(({ text, at }) => [...text.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => ({ name, at })));

/** A path from the root of the repository. `<name>` stands for any name, `…` for whatever follows. */
const PATH = /(?<![\w./#-])(?:src|tools|tests|docs|bench|resources)\/[\w./{},*<>-]*/gu;

/** The path as `globSync` reads it, without the full stop of a sentence. */
const asPattern = (path: string): string => path.replaceAll(/<\w+>/gu, '*').replace(/[.,/]+$/u, '');

const exists = (path: string): boolean => globSync(asPattern(path)).length > 0;

/** The anchors of a page's headings, as they are made on the web: small letters, hyphens for spaces, no other signs. */
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(/\s/gu, '-'),
  );

/** All code, to look names up in. */
const words = new Set(
  globSync(['{src,tools,tests,bench}/**/*.{ts,tsx,mjs,json}', '*.{ts,json}']).flatMap(
    (file) => readFileSync(file, 'utf8').match(/[\w$]+/gu) ?? [],
  ),
);

describe('the documentation', () => {
  it('names paths of the repository that exist', () => {
    const paths = lines.flatMap(({ text, at }) => (text.match(PATH) ?? []).map((path) => ({ path, at })));
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(({ path }) => !exists(path))).toEqual([]);
  });

  it('names files that exist, where a name is given without its folder', () => {
    // The build makes those of policies.
    const kept = globSync(['{src,tools,tests,bench,docs,resources,.github}/**/*', '*.{ts,json,yml,md}']);
    const files = [...kept, ...Object.keys(policyFiles())].map((file) => `/${file.replaceAll('\\', '/')}`);
    const names = named.flatMap(({ name, at }) =>
      (name.match(/^(?!\/)[\w./-]*\w\.(?:tsx?|mjs|css|json|ya?ml|md)$/u) ?? []).map((file) => ({ file, at })),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter(({ file }) => !files.some((known) => known.endsWith(`/${file}`)))).toEqual([]);
  });

  it('names functions, classes and components that exist in the code', () => {
    const identifiers = named.flatMap(({ name, at }) =>
      (/^<?[A-Za-z.]+(?:\(.*\))?(?: .*>)?$/u.test(name) ? (name.match(/\b[a-zA-Z]+[A-Z][A-Za-z]*\b/gu) ?? []) : []).map(
        (identifier) => ({ identifier, at }),
      ),
    );
    expect(identifiers.length).toBeGreaterThan(100);
    expect(identifiers.filter(({ identifier }) => !words.has(identifier))).toEqual([]);
  });

  it('links to pages, files and headings that exist', () => {
    const links = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s#]*)(?:#([^)]+))?\)/gu)].map(([, to = '', heading]) => ({
        page,
        to: to === '' ? page : /^https?:/u.test(to) ? null : join(dirname(page), to),
        heading,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    const isDead = ({ to, heading }: (typeof links)[number]) =>
      to !== null && (!existsSync(to) || (heading !== undefined && !anchorsOf(to).includes(heading)));
    expect(links.filter(isDead)).toEqual([]);
  });

  it('has at most 120 lines per page, and twice as many in the guides for IT, which are printed', () => {
    const limitOf = (page: string) => (/^it\.(?:fr|en)\.md$/u.test(basename(page)) ? 240 : 120);
    // Nobody reads from end to end what is written from a table, to be looked up.
    const written: readonly string[] = [apiPage, ...Object.values(userGuides)];
    const isRead = (page: string) => !written.includes(page);
    const long = globSync('docs/*.md').filter(
      (page) => isRead(page) && readFileSync(page, 'utf8').split('\n').length > limitOf(page) + 1,
    );
    expect(long).toEqual([]);
  });

  it('lists every page of docs in its index', () => {
    const index = readFileSync('docs/README.md', 'utf8');
    const missing = readdirSync('docs').filter((entry) => entry !== 'README.md' && !index.includes(`](${entry}`));
    expect(missing).toEqual([]);
  });

  it('shows every picture of the repository, at most twelve', () => {
    const shown = [...keptPictures()].toSorted();
    expect(readdirSync('docs/screenshots').toSorted()).toEqual(shown);
    expect(shown.length).toBeLessThanOrEqual(12);
  });
});
