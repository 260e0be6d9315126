import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modules } from '#renderer/modules/index.ts';
import { manifestsByMenu } from '#shared/resources/manifests.ts';
import { routes } from '#shared/routes.ts';

/** Names of resources and modules. Home and the sign-in are pages of the application rather than of its subject. */
const names = new Set<string>(
  [...manifestsByMenu, ...modules, ...routes].map(({ name }) => name).filter((name) => !/^(?:home|login)$/.test(name)),
);

/** Words of what the product is about, which stand in names of its modules and in their own. */
const WORDS = /solidar|hitchhik|beneficiar|volunteer|campaign|communit|relay|territor|editorial|carpool|moderat/i;

/** Files in which such a word means something else, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/renderer/kit/form/pickers/place-kind.ts': 'kinds of places, as the platform’s search of addresses answers them',
  'src/renderer/kit/map/point.ts': 'styles of markers, drawn in marker-styles.ts',
  'src/renderer/kit/map/marker-styles.ts': 'styles of markers, named after who stands there',
};

/** The code of a file, without its comments. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*/gm, '$1');

const LITERAL = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** The first name in a text that stands by itself, or before a page, a call or a text: `users`, `users_show`, `users.get`. */
const nameIn = (literal: string): string | undefined =>
  literal
    .match(/(?<![\w#-])[a-z]+(?:_[a-z]+)*(?![a-z-])/g)
    ?.find((word) => names.has(word) || names.has(word.split('_')[0] ?? ''));

/** What a file says of the product's subject: names in its texts and imports, words in its code. */
function saidIn(text: string): string[] {
  const code = codeOf(text);
  const named = [...code.matchAll(LITERAL)].flatMap(([literal]) => nameIn(literal) ?? []);
  const words = code.split('\n').filter((line) => WORDS.test(line));
  return [...named, ...words.map((line) => line.trim())];
}

const files = globSync('src/renderer/kit/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

describe('the kit', () => {
  it('knows resources, routes and modules from manifests and by its properties, and none by name', () => {
    expect(files.length).toBeGreaterThan(300);
    const found = files
      .filter((file) => exceptions[file] === undefined)
      .flatMap((file) => saidIn(readFileSync(file, 'utf8')).map((said) => `${file}: ${said}`));
    expect(found).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    expect(Object.keys(exceptions).filter((file) => saidIn(readFileSync(file, 'utf8')).length === 0)).toEqual([]);
  });
});

it.each([
  ["const right = resource === 'users' ? null : right;", ['users']],
  ['read(`relaypointtypes.list`, request);', ['relaypointtypes', 'read(`relaypointtypes.list`, request);']],
  ["import type { User } from '#shared/resources/users/user.ts';", ['users']],
  ["to={addressOf('events_show', { id })}", ['events_show']],
  ["t('articles:actions.create')", ['articles']],
  ['const useSolidaryEdit = () => {};', ['const useSolidaryEdit = () => {};']],
  ["// as 'users' do\nimport './events.css'; const style = { 'pointer-events': 'none' };", ['events']],
  ["fetch('https://example.org/x'); form.events.length; // communities", []],
])('in %s the check finds %j', (text, found) => expect(saidIn(text)).toEqual(found));
