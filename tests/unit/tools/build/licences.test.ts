import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { expand, type ThirdPartyFile } from '#shared/third-parties.ts';
import { isAllowed, isAllowedForData } from '../../../../tools/build/licences/allowed.ts';
import { thirdParties } from '../../../../tools/build/licences/index.ts';
import { keptTexts } from '../../../../tools/build/licences/kept.ts';
import { packageFolder, readThirdParties } from '../../../../tools/build/licences/packages.ts';
import { root as project } from '../../../../tools/run/setup/machine.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'escale-licences-'));
});

function write(path: string, text: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Installs a package in the folder of a test, and answers its own. */
function install(name: string, license: string | undefined, files: Record<string, string> = { LICENSE: 'words' }) {
  const folder = `node_modules/${name}`;
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.0.0', license, main: 'index.js' }));
  for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
  return join(root, folder);
}

describe('the licences of packages', () => {
  it('are allowed one by one, joined by AND, or as one of those joined by OR', () => {
    expect(
      ['MIT', 'BSD-3-Clause AND Apache-2.0', '(MPL-2.0 OR Apache-2.0)', 'GPL-3.0 OR MIT'].filter(isAllowed),
    ).toHaveLength(4);
    expect(['GPL-3.0', 'MIT AND GPL-3.0', '(MPL-2.0 OR GPL-3.0)', 'mit', ''].filter(isAllowed)).toEqual([]);
  });

  it('of data may be that of a dictionary, which names where its source is', () => {
    expect(['MPL-2.0', 'LicenseRef-SCOWL', 'etalab-2.0'].every(isAllowedForData)).toBe(true);
    expect(['GPL-3.0', 'MIT AND GPL-3.0'].some(isAllowedForData)).toBe(false);
  });

  it('end the build where one is not on the list, or is not said', () => {
    expect(() => readThirdParties([install('viral', 'GPL-3.0')], root)).toThrow(/not on the list.*viral \(GPL-3\.0\)/);
    expect(() => readThirdParties([install('silent', undefined)], root)).toThrow('silent 1.0.0 names no licence');
  });

  it('end the build where a package holds no text and none is kept for it', () => {
    const bare = install('bare', 'MIT', { 'README.md': 'MIT' });
    expect(() => readThirdParties([bare], root)).toThrow('bare 1.0.0 holds no licence text');
  });

  it('are read with the notice that stands beside them, without the ends of lines of another system', () => {
    const folder = install('two', 'Apache-2.0', { 'LICENCE.md': 'the licence  \r\nof two\r\n', NOTICE: 'a notice' });
    expect(readThirdParties([folder], root)).toMatchObject([{ name: 'two', text: 'the licence\nof two\n\na notice' }]);
  });

  it('stand in the order of the names, each package once', () => {
    const folders = ['b', 'a', '@z/c'].map((name) => install(name, 'MIT'));
    expect(readThirdParties([...folders, ...folders], root).map(({ name }) => name)).toEqual(['@z/c', 'a', 'b']);
  });
});

describe('a licence kept for a package without a text', () => {
  it.each(keptTexts)('serves $name $version', ({ name, version }) => {
    const found = readThirdParties([join(project, 'node_modules', name)], project).find((one) => one.name === name);
    expect(found).toMatchObject({
      version,
      text: expect.stringMatching(/(?:The )?(?:MIT|ISC) License[\s\S]*Permission (?:is hereby granted|to use)/),
    });
  });

  it('is refused for another version of it', () => {
    const folder = install('@fluentui/react-icons', 'MIT', {});
    expect(() => readThirdParties([folder], root)).toThrow(/is that of 2\.\S+, and 1\.0\.0 is installed/);
  });

  it('is refused once the package holds its own', () => {
    const folder = install('@fluentui/react-icons', 'MIT');
    expect(() => readThirdParties([folder], root)).toThrow('@fluentui/react-icons holds its licence now');
  });
});

describe('the folder of a module’s package', () => {
  it('is found for names with and without an owner, in nested folders and before a query', () => {
    install('@owner/name', 'MIT');
    install('name/node_modules/inner', 'MIT');
    const modules = `${root.replaceAll('\\', '/')}/node_modules`;
    expect(packageFolder(`${modules}/@owner/name/lib/a.js`)).toBe(`${modules}/@owner/name`);
    expect(packageFolder(`${modules}/name/node_modules/inner/a.js?worker`)).toBe(`${modules}/name/node_modules/inner`);
  });

  it('is nowhere for own sources and for what the bundler made up', () => {
    expect(packageFolder(`${root}/src/a.ts`)).toBeNull();
    expect(packageFolder(`\0${root}/node_modules/name/a.js`)).toBeNull();
  });
});

it('names what a build really took: modules, style sheets, files and workers, and nothing that fell away', async () => {
  for (const name of ['taken', 'dropped', 'styled', 'drawn', 'worked', 'native']) {
    install(name, 'MIT', { LICENSE: name, 'index.js': `export const value = ${JSON.stringify(name)};` });
  }
  write('node_modules/styled/a.css', 'p { color: red }');
  write('node_modules/drawn/a.png', 'x'.repeat(10_000));
  write('worker.js', "import { value } from 'worked';\npostMessage(value);");
  write(
    'index.js',
    `import { value } from 'taken';
import { value as dropped } from 'dropped';
import 'styled/a.css';
import picture from 'drawn/a.png';
import Work from './worker.js?worker';
console.log(value, picture, new Work());`,
  );
  const { collect, write: list } = thirdParties(root, join(root, 'third-party'), ['native', 'not-installed']);
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [collect(), list()],
    worker: { format: 'es', plugins: () => [collect()] },
    build: { rollupOptions: { input: join(root, 'index.js') } },
  });
  const written = JSON.parse(
    gunzipSync(readFileSync(join(root, 'third-party/packages.json.gz'))).toString(),
  ) as ThirdPartyFile;
  expect(expand(written).map(({ name }) => name)).toEqual(['drawn', 'native', 'styled', 'taken', 'worked']);
  const notices = readFileSync(join(root, 'third-party/THIRD-PARTY-NOTICES.txt'), 'utf8');
  expect(notices).toContain(
    'taken 1.0.0\nLicence: MIT\nSource: https://www.npmjs.com/package/taken/v/1.0.0\n\ntaken\n',
  );
});
