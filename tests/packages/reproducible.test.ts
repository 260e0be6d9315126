import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itUnless, needs, packed, packedFolder, resultLike } from '#tests/support/packages/packed.ts';
import { readJson } from '../../tools/package/json.ts';
import { sha256 } from '../../tools/package/sha256.ts';
import { root } from '../../tools/run/setup/machine.mjs';

/** Milliseconds for a build or a package, each of which takes ten seconds on a quiet machine. */
const patience = 300_000;

const parts = [
  'src',
  'resources',
  'tools',
  'docs/it-changes.md',
  'docs/accessibility.fr.md',
  'docs/accessibility',
  'electron.vite.config.ts',
  'electron-builder.yml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const built = '{main,preload,renderer,third-party,policies}/**/*';

const sumOf = (file: string): string => sha256(readFileSync(file));

/** The SHA-256 of each file of what was built, by its path. */
const sumsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync(built, { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [file, sumOf(join(folder, file))]),
  );

describe('the same sources in another folder', () => {
  const other = mkdtempSync(join(tmpdir(), 'escale-elsewhere-'));
  afterAll(() => rmSync(other, { recursive: true, force: true }));
  beforeAll(() => {
    for (const part of parts) cpSync(join(root, part), join(other, part), { recursive: true });
    linkPackages();
    // Fetched long before the commit: no time of a file may be seen in a package.
    utimesSync(join(other, 'resources/config.json'), 1e9, 1e9);
  });

  /** Links the installed packages, and copies what is packed of them: electron-builder packs no linked file. */
  function linkPackages(): void {
    const [from, to] = [join(root, 'node_modules'), join(other, 'node_modules')];
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name === 'keytar') cpSync(join(from, name), join(to, name), { recursive: true });
      else symlinkSync(join(from, name), join(to, name), 'junction');
    }
  }

  /** Runs Node there, to its end. */
  function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    const around = { cwd: other, encoding: 'utf8', env: { ...process.env, ...env } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, around);
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  }

  it(
    'build the same files, bit for bit',
    () => {
      run(['-e', "import('./tools/run/steps/build.ts').then(({ ensureBuild }) => ensureBuild())"]);
      const expected = sumsOf(join(root, 'out'));
      expect(Object.keys(expected).length).toBeGreaterThan(200);
      expect(sumsOf(join(other, 'out'))).toEqual(expected);
    },
    patience,
  );

  itUnless(
    needs('the packages of Linux', 'dpkg-deb', 'the history of the sources'),
    'are packed into the same archive and the same deb of a commit, bit for bit',
    () => {
      const { metadata } = readJson<{ metadata: { timestamp: string } }>(join(packed.linux.resources, 'sbom.cdx.json'));
      const epoch = String(Date.parse(metadata.timestamp) / 1000);
      run(['tools/package/main.ts', '--rehearse', '--linux'], { SOURCE_DATE_EPOCH: epoch });
      for (const file of [packed.linux.asar, resultLike('*.deb')])
        expect(sumOf(join(other, 'dist', relative(packedFolder, file))), file).toBe(sumOf(file));
    },
    patience,
  );
});
