import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { notariseInstaller } from '../../../../tools/package/mac/notarise.ts';
import { authenticodeProblems, macProblems, type RunProgram } from '../../../../tools/package/verify/signatures.ts';

let folder = '';
const put = (path: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '');
};
/** A text without the folder of the test, its paths with slashes. */
const shown = (text: string): string => text.replaceAll(`${folder}${sep}`, '').replaceAll(sep, '/');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signatures-'));
});

describe('the signatures of Windows', () => {
  const files = [
    'win-unpacked/Escale.exe',
    'win-unpacked/ffmpeg.dll',
    'win-unpacked/resources/keytar.node',
    'Escale.msi',
  ];
  /** Windows, which finds a file signed and stamped unless the test says something else. */
  const windows =
    (said: Record<string, object | null>): RunProgram =>
    async (_file, _args, env) => {
      const asked: string[] = JSON.parse(env?.ESCALE_FILES ?? '');
      const answers = asked.map((path) => ({
        path,
        status: 'Valid',
        stamped: true,
        ...said[shown(path)],
      }));
      return JSON.stringify(answers.filter(({ path }) => said[shown(path)] !== null));
    };

  beforeEach(() => {
    for (const file of [...files, 'win-unpacked/resources/app.asar', 'win-unpacked/LICENSE']) put(file);
  });

  it('are asked for every program, library, module and installer, and for nothing else', async () => {
    const asked: string[] = [];
    await authenticodeProblems(folder, async (file, args, env) => {
      expect([file, args.at(-2)]).toEqual(['powershell.exe', '-Command']);
      asked.push(...JSON.parse(env?.ESCALE_FILES ?? ''));
      return '[]';
    });
    expect(asked.toSorted()).toEqual(files.map((path) => join(folder, path)).toSorted());
  });

  it('are all valid in a good release', async () => {
    expect(await authenticodeProblems(folder, windows({}))).toEqual([]);
  });

  it('are told where one is missing, does not fit or ends with its certificate', async () => {
    const said = {
      'win-unpacked/ffmpeg.dll': { status: 'NotSigned' },
      'Escale.msi': { stamped: false },
      'win-unpacked/Escale.exe': null,
    };
    const problems = await authenticodeProblems(folder, windows(said));
    expect(problems.map(shown).toSorted()).toEqual([
      'Escale.msi: its signature has no time stamp, and ends with the certificate.',
      'win-unpacked/Escale.exe: Windows said nothing about its signature.',
      'win-unpacked/ffmpeg.dll: its signature is NotSigned.',
    ]);
  });
});

describe('the signatures of macOS', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'mac-arm64/Escale.app'), { recursive: true });
    put('Escale-1.0.0-mac-arm64.pkg');
    put('Escale-1.0.0-mac-arm64.dmg');
  });

  it('are asked of codesign, Gatekeeper and the stapled ticket', async () => {
    const asked: string[] = [];
    const problems = await macProblems(folder, async (file, args) => {
      asked.push(shown([file, ...args].join(' ')));
      return '';
    });
    expect(problems).toEqual([]);
    expect(asked).toEqual([
      'codesign --verify --deep --strict --verbose=2 mac-arm64/Escale.app',
      'spctl --assess --type execute --verbose=2 mac-arm64/Escale.app',
      'xcrun stapler validate mac-arm64/Escale.app',
      'pkgutil --check-signature Escale-1.0.0-mac-arm64.pkg',
      'spctl --assess --type install --verbose=2 Escale-1.0.0-mac-arm64.pkg',
      'xcrun stapler validate Escale-1.0.0-mac-arm64.pkg',
      'hdiutil verify -quiet Escale-1.0.0-mac-arm64.dmg',
    ]);
  });

  it('are told with the words of the system where it refuses', async () => {
    const problems = await macProblems(folder, async (file) => {
      if (file === 'spctl') throw Object.assign(new Error('exit 3'), { stderr: 'rejected\n' });
      return '';
    });
    expect(problems.map(shown)).toEqual([
      'mac-arm64/Escale.app: spctl --assess --type execute --verbose=2: rejected',
      'Escale-1.0.0-mac-arm64.pkg: spctl --assess --type install --verbose=2: rejected',
    ]);
  });
});

describe('the notarisation of an installer', () => {
  const asked = (file: string, env: NodeJS.ProcessEnv): string[] => {
    const calls: string[] = [];
    notariseInstaller(file, env, (program, args) => void calls.push([program, ...args].join(' ')));
    return calls;
  };

  it.each([
    [
      { APPLE_API_KEY: 'k.p8', APPLE_API_KEY_ID: 'id', APPLE_API_ISSUER: 'issuer' },
      '--key k.p8 --key-id id --issuer issuer',
    ],
    [
      { APPLE_ID: 'a@example.org', APPLE_APP_SPECIFIC_PASSWORD: 'p', APPLE_TEAM_ID: 'team' },
      '--apple-id a@example.org --password p --team-id team',
    ],
    [{ APPLE_KEYCHAIN_PROFILE: 'release' }, '--keychain-profile release'],
  ])('is asked of Apple and stapled, with whatever signs in: %o', (env, who) => {
    expect(asked('Escale.pkg', env)).toEqual([
      `xcrun notarytool submit Escale.pkg --wait ${who}`,
      'xcrun stapler staple Escale.pkg',
    ]);
  });

  it('is for packages alone: the application inside has its own', () => {
    expect(asked('Escale.dmg', {})).toEqual([]);
  });

  it('stops the release where nothing says who asks', () => {
    expect(() => asked('Escale.pkg', { APPLE_ID: 'a@example.org' })).toThrow('notarise Escale.pkg');
  });
});
