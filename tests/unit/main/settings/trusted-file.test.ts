import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readTrustedFile } from '#main/settings/trusted-file.ts';

/** An account without rights, in every Linux. */
const nobody = 65_534;

// A folder in which nobody but root may write, up to the root: that of temporary files is no such folder.
const rootFolder = '/run';
const reason = ((): string | null => {
  if (process.platform !== 'linux' || !existsSync(rootFolder)) return 'not Linux';
  return process.geteuid?.() === 0 ? null : 'not root: cannot make files of two accounts';
})();

/**
 * What a process starts with before it becomes `nobody`; null for one that stays root. One keeps what root may do, and
 * so may write everything, as access lists allow it on macOS.
 */
const accounts = {
  root: null,
  nobody: [],
  'nobody who may write': ['--securebits', '+no_setuid_fixup'],
} as const;

interface Case {
  path: string;
  platform: 'linux' | 'win32';
  applicationFile: string;
}

/** Reads files in one process of an account, and returns their text, or the reason or code of the error. */
function readAs(account: keyof typeof accounts, cases: readonly Case[]): string[] {
  const module = pathToFileURL('src/main/settings/trusted-file.ts').href;
  const texts = pathToFileURL('src/shared/config-reasons.ts').href;
  const script = `
    const { readTrustedFile } = await import(${JSON.stringify(module)});
    const { reasonText } = await import(${JSON.stringify(texts)});
    // Only now: the sources may lie in a folder that root alone can read.
    if (${accounts[account] !== null}) {
      process.setgroups([]);
      process.setgid(${nobody});
      process.setuid(${nobody});
    }
    const results = ${JSON.stringify(cases)}.map(({ path, ...options }) => {
      try {
        return readTrustedFile(path, options);
      } catch (error) {
        return error.code ?? reasonText(error.reason, 'en');
      }
    });
    process.stdout.write(JSON.stringify(results));`;
  const command = [...(accounts[account] ?? []), process.execPath, '--input-type=module', '-e', script];
  // What the script wrote above.
  return JSON.parse(execFileSync('setpriv', command, { encoding: 'utf8' })) as string[];
}

describe.skipIf(reason !== null)(`a file of administrators${reason === null ? '' : ` (${reason})`}`, () => {
  const folder = reason === null ? mkdtempSync(join(rootFolder, 'escale-trusted-')) : '';
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  interface Made {
    owner?: number;
    mode?: number;
    folderOwner?: number;
    folderMode?: number;
  }
  /** Makes a file in a folder of its own, and returns its path. */
  function made(name: string, { owner = 0, mode = 0o644, folderOwner = 0, folderMode = 0o755 }: Made = {}): string {
    const path = join(folder, name, 'config.json');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'read');
    chmodSync(path, mode);
    chownSync(path, owner, owner);
    chmodSync(dirname(path), folderMode);
    chownSync(dirname(path), folderOwner, folderOwner);
    return path;
  }
  function linked(name: string, target: string): string {
    const path = join(folder, name);
    symlinkSync(target, path);
    return path;
  }
  const pipe = (name: string): string => {
    execFileSync('mkfifo', [join(folder, name)]);
    return join(folder, name);
  };

  if (reason === null) chmodSync(folder, 0o755);
  const fine = reason === null ? made('fine') : '';
  const theirs = reason === null ? made('theirs', { owner: nobody }) : '';

  type Given = readonly [
    what: string,
    path: () => string,
    as: keyof typeof accounts,
    expected: RegExp,
    applicationFile?: string,
  ];
  const onLinux: readonly Given[] = [
    ['of root is read by everybody', () => fine, 'nobody', /^read$/u],
    ['of root is read by root', () => fine, 'root', /^read$/u],
    ['of the person is not used', () => theirs, 'nobody', /chown it to root/u],
    ['of the person is not used by root either', () => theirs, 'root', /chown it to root/u],
    ['that the person may write in another way is not used', () => fine, 'nobody who may write', /chmod it 644/u],
    ['that its group may write is not used', () => made('group', { mode: 0o664 }), 'nobody', /chmod it 644/u],
    ['that everybody may write is not used', () => made('all', { mode: 0o646 }), 'root', /chmod it 644/u],
    ['that nobody may read is told as the system does', () => made('secret', { mode: 0o600 }), 'nobody', /^EACCES$/u],
    ['in a folder of the person is not used', () => made('owned', { folderOwner: nobody }), 'nobody', /"owned".*755/u],
    ['in a folder for everybody is not used', () => made('open', { folderMode: 0o777 }), 'root', /"open".*755/u],
    ['in a sticky folder is not used', () => made('sticky', { folderMode: 0o1777 }), 'root', /"sticky".*755/u],
    [
      'whose folder stands in one of the person is not used',
      () => {
        made('above', { folderOwner: nobody });
        return made('above/below');
      },
      'nobody',
      /"above"/u,
    ],
    ['that is a link is not used', () => linked('link.json', fine), 'root', /is a link/u],
    [
      'in a linked folder is not used',
      () => join(linked('linked', dirname(fine)), 'config.json'),
      'nobody',
      /linked folder, "linked"/u,
    ],
    ['that is a folder is not used', () => dirname(fine), 'nobody', /not a regular file/u],
    ['that is a pipe is not used, nor waited for', () => pipe('pipe'), 'root', /not a regular file/u],
    ['that is not there is missing', () => join(folder, 'fine', 'none.json'), 'nobody', /^ENOENT$/u],
  ];
  const onWindows: readonly Given[] = [
    ['that this account cannot write is read', () => fine, 'nobody', /^read$/u, fine],
    ['that this account can write is not used', () => theirs, 'nobody', /icacls/u, fine],
    ['that an administrator can write, as the application, is read', () => theirs, 'root', /^read$/u, fine],
    ['beside a portable copy is read', () => theirs, 'nobody', /^read$/u, theirs],
    [
      'with the read-only attribute is not used',
      () => made('attribute', { owner: nobody, mode: 0o444 }),
      'nobody',
      /attrib -R/u,
      fine,
    ],
    ['that is a link is not used', () => linked('link-2.json', fine), 'nobody', /is a link/u, fine],
    [
      'in a linked folder is not used',
      () => join(linked('linked-2', dirname(fine)), 'config.json'),
      'nobody',
      /linked folder/u,
      fine,
    ],
  ];

  const results = new Map<Given, string>();
  /** Every case of an account is read by one process, at the first test that asks. */
  function resultOf(given: Given): string | undefined {
    if (results.size === 0) {
      for (const account of ['root', 'nobody', 'nobody who may write'] as const) readAll(account);
    }
    return results.get(given);
  }
  function readAll(account: keyof typeof accounts): void {
    const all = [
      ...onLinux.map((given) => ({ given, platform: 'linux' as const })),
      ...onWindows.map((given) => ({ given, platform: 'win32' as const })),
    ].filter(({ given }) => given[2] === account);
    const cases = all.map(({ given: [, path, , , applicationFile = ''], platform }) => ({
      path: path(),
      platform,
      applicationFile,
    }));
    for (const [index, result] of readAs(account, cases).entries()) {
      const read = all[index];
      if (read !== undefined) results.set(read.given, result);
    }
  }

  it.each(onLinux.map((given) => [given[0], given] as const))('%s', (_what, given) => {
    expect(resultOf(given)).toMatch(given[3]);
  });

  it.each(onWindows.map((given) => [given[0], given] as const))('on Windows, one %s', (_what, given) => {
    expect(resultOf(given)).toMatch(given[3]);
  });
});

describe('a file in a folder of Windows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-trusted-'));
  const file = join(folder, 'config.json');
  writeFileSync(file, 'read');
  afterAll(() => rmSync(folder, { recursive: true }));

  const readWhereOneWrites = (...writable: string[]) =>
    readTrustedFile(file, {
      platform: 'win32',
      applicationFile: 'application',
      canWrite: (path) => writable.includes(path),
    });

  it('is not used when this account can make files there, as everybody can in a folder that somebody made', () => {
    expect(readWhereOneWrites()).toBe('read');
    expect(() => readWhereOneWrites(folder)).toThrow(expect.objectContaining({ reason: { code: 'writable' } }));
    expect(() => readWhereOneWrites(file)).toThrow(expect.objectContaining({ reason: { code: 'writable' } }));
    expect(readWhereOneWrites(folder, file, 'application')).toBe('read');
  });
});
