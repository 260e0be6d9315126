import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, node } from '../../../tools/run/steps/tools.ts';

/** Where an import stands, what it imports, and whether the wall lets it through. */
const crossings: readonly [file: string, source: string, verdict: 'passes' | 'refused'][] = [
  ['src/shared/a.ts', 'zod', 'passes'],
  ['src/shared/resources/users/a.ts', '../read.ts', 'passes'],
  ['src/shared/b.ts', 'electron', 'refused'],
  ['src/shared/c.ts', 'react', 'refused'],
  ['src/shared/d.ts', 'node:fs', 'refused'],
  ['src/shared/e.ts', '#main/ipc/handler.ts', 'refused'],
  ['src/shared/f.ts', '../main/ports.ts', 'refused'],
  ['src/shared/ipc/g.ts', '../../renderer/kit/bridge.ts', 'refused'],
  ['src/shared/h.ts', '#renderer/kit/data/bridge.ts', 'refused'],

  ['src/shared/resources/users/i.ts', '#training/index.ts', 'refused'],

  ['src/main/session/a.ts', 'node:crypto', 'passes'],
  ['src/main/session/b.ts', '../ports.ts', 'passes'],
  ['src/main/session/c.ts', 'electron', 'refused'],
  ['src/main/session/d.ts', 'keytar', 'refused'],
  ['src/main/session/e.ts', 'electron-store', 'refused'],
  ['src/main/settings/a.ts', 'native-reg', 'refused'],
  ['src/main/session/f.ts', '../adapters/keychain.ts', 'refused'],
  ['src/main/session/g.ts', '#main/adapters/keychain.ts', 'refused'],
  ['src/main/h.ts', './adapters/keychain.ts', 'refused'],
  ['src/main/api/i.ts', '#renderer/kit/data/bridge.ts', 'refused'],
  ['src/main/api/j.ts', '../../renderer/kit/bridge.ts', 'refused'],

  ['src/main/api/k.ts', '#training/index.ts', 'refused'],
  ['src/main/index.ts', '#training/index.ts', 'refused'],
  ['src/main/choose-platform.ts', '#training/index.ts', 'passes'],
  ['src/main/choose-platform.ts', './adapters/keychain.ts', 'refused'],
  ['src/main/compose.ts', '#training/index.ts', 'refused'],
  ['src/main/compose.ts', './adapters/keychain.ts', 'refused'],

  ['src/training/a.ts', '#shared/calendar.ts', 'passes'],
  ['src/training/users/b.ts', '../store/world.ts', 'passes'],
  ['src/training/c.ts', 'electron', 'refused'],
  ['src/training/d.ts', '#main/ports.ts', 'refused'],
  ['src/training/users/e.ts', '../../main/ports.ts', 'refused'],
  ['src/training/f.ts', '#renderer/kit/data/bridge.ts', 'refused'],
  ['src/training/g.ts', 'native-reg', 'refused'],

  ['src/main/index.ts', './adapters/keychain.ts', 'passes'],
  ['src/main/index.ts', 'electron', 'refused'],
  ['src/main/start/a.ts', '../adapters/keychain.ts', 'passes'],
  ['src/main/start/b.ts', 'electron', 'refused'],
  ['src/main/start/c.ts', '#training/index.ts', 'refused'],
  ['src/main/compose.ts', 'electron', 'refused'],
  ['src/main/choose-platform.ts', 'electron', 'refused'],
  ['src/main/adapters/a.ts', 'electron', 'passes'],
  ['src/main/adapters/b.ts', 'keytar', 'passes'],
  ['src/main/adapters/e.ts', 'native-reg', 'passes'],
  ['src/main/adapters/d.ts', '#training/index.ts', 'refused'],
  ['src/main/adapters/c.ts', '#renderer/kit/data/bridge.ts', 'refused'],

  ['src/preload/a.ts', 'electron', 'passes'],
  ['src/preload/b.ts', '#shared/result.ts', 'passes'],
  ['src/preload/c.ts', 'node:fs', 'refused'],
  ['src/preload/d.ts', '#main/ipc/handler.ts', 'refused'],
  ['src/preload/e.ts', '../renderer/kit/bridge.ts', 'refused'],
  ['src/preload/f.ts', '#training/index.ts', 'refused'],
  ['src/preload/g.ts', 'keytar', 'refused'],
  ['src/preload/h.ts', 'native-reg', 'refused'],

  ['src/renderer/app/a.tsx', '../kit/bridge.ts', 'passes'],
  ['src/renderer/app/b.tsx', '../modules/users/users.ts', 'passes'],
  ['src/renderer/app/c.tsx', 'electron', 'refused'],
  ['src/renderer/app/d.tsx', 'node:path', 'refused'],
  ['src/renderer/app/e.tsx', '#main/ipc/handler.ts', 'refused'],
  ['src/renderer/app/f.tsx', '../../main/ports.ts', 'refused'],
  ['src/renderer/app/g.tsx', '#training/index.ts', 'refused'],
  ['src/renderer/app/i.tsx', 'native-reg', 'refused'],
  ['src/renderer/app/h.tsx', '#renderer/modules/users/users.ts', 'passes'],
  ['src/renderer/main.tsx', './app/createApp.tsx', 'passes'],
  ['src/renderer/main.tsx', 'electron', 'refused'],

  ['src/renderer/kit/a.ts', './list/columns.ts', 'passes'],
  ['src/renderer/kit/list/b.ts', '../bridge.ts', 'passes'],
  ['src/renderer/kit/list/c.ts', 'electron', 'refused'],
  ['src/renderer/kit/list/d.ts', 'node:path', 'refused'],
  ['src/renderer/kit/list/e.ts', '#renderer/app/router.ts', 'refused'],
  ['src/renderer/kit/f.ts', '../app/router.ts', 'refused'],
  ['src/renderer/kit/list/g.ts', '../../modules/users/users.ts', 'refused'],
  ['src/renderer/kit/h.ts', '#renderer/modules/users/users.ts', 'refused'],

  ['src/renderer/kit/list/l.ts', 'native-reg', 'refused'],
  ['src/renderer/kit/list/k.ts', '#training/index.ts', 'refused'],
  ['src/renderer/kit/i.ts', '#renderer/features/people/labels.ts', 'refused'],
  ['src/renderer/kit/list/j.ts', '../../features/people/labels.ts', 'refused'],

  ['src/renderer/features/people/a.ts', '#renderer/kit/data/bridge.ts', 'passes'],
  ['src/renderer/features/people/b.ts', '#renderer/modules/users/users.ts', 'refused'],
  ['src/renderer/features/people/form/c.ts', '../../../modules/users/users.ts', 'refused'],
  ['src/renderer/features/people/d.ts', '#renderer/app/router.ts', 'refused'],
  ['src/renderer/features/people/e.ts', 'electron', 'refused'],
  ['src/renderer/features/people/f.ts', 'node:path', 'refused'],
  ['src/renderer/features/people/h.ts', 'native-reg', 'refused'],
  ['src/renderer/features/people/g.ts', '#training/index.ts', 'refused'],

  ['src/renderer/modules/users/m.ts', '#renderer/features/people/labels.ts', 'passes'],
  ['src/renderer/modules/users/a.ts', '#renderer/kit/data/bridge.ts', 'passes'],
  ['src/renderer/modules/users/b.ts', './columns.ts', 'passes'],
  ['src/renderer/modules/users/form/c.ts', '../columns.ts', 'passes'],
  ['src/renderer/modules/users/form/steps/d.ts', '../../columns.ts', 'passes'],
  ['src/renderer/modules/users/e.ts', '../communities/columns.ts', 'refused'],
  ['src/renderer/modules/users/form/f.ts', '../../communities/columns.ts', 'refused'],
  ['src/renderer/modules/users/form/steps/g.ts', '../../../communities/columns.ts', 'refused'],
  ['src/renderer/modules/users/h.ts', '#renderer/modules/communities/columns.ts', 'refused'],
  ['src/renderer/modules/users/i.ts', '#renderer/app/router.ts', 'refused'],
  ['src/renderer/modules/users/j.ts', 'electron', 'refused'],
  ['src/renderer/modules/users/k.ts', 'node:path', 'refused'],
  ['src/renderer/modules/users/p.ts', 'native-reg', 'refused'],
  ['src/renderer/modules/users/form/q.ts', 'native-reg', 'refused'],
  ['src/renderer/modules/users/form/steps/r.ts', 'native-reg', 'refused'],
  ['src/renderer/modules/users/l.ts', '#main/ipc/handler.ts', 'refused'],
  ['src/renderer/modules/users/form/n.ts', '#renderer/modules/communities/columns.ts', 'refused'],
  ['src/renderer/modules/users/form/steps/o.ts', '#renderer/app/router.ts', 'refused'],
];

describe('the import rules of biome.jsonc', () => {
  let folder = '';
  let refused: Set<string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'escale-walls-'));
    cpSync('biome.jsonc', join(folder, 'biome.jsonc'));
    cpSync('.gitignore', join(folder, '.gitignore'));
    for (const [file, crossingsOfFile] of Map.groupBy(crossings, ([name]) => name)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const imports = crossingsOfFile.map(
        ([, source], index) => `import { value as value${index} } from '${source}';\n`,
      );
      writeFileSync(join(folder, file), imports.join(''));
    }
    refused = new Set(refusedImports(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(crossings)('%s importing %s %s', (file, source, verdict) => {
    expect(refused.has(`${file} ${source}`)).toBe(verdict === 'refused');
  });
});

/** The imports that biome reports as restricted, each as its file and what it imports. */
function refusedImports(folder: string): string[] {
  const args = [
    bin('@biomejs/biome', 'biome'),
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=github',
    '--max-diagnostics=none',
    '.',
  ];
  const output = lintOutput(args, folder);
  return [...output.matchAll(/title=lint\/style\/noRestrictedImports,file=([^,]+),line=(\d+),/g)].map(
    ([, path = '', line]) => {
      const file = relative(folder, resolve(folder, path)).replaceAll('\\', '/');
      const source = crossings.filter(([name]) => name === file)[Number(line) - 1]?.[1];
      return `${file} ${source}`;
    },
  );
}

function lintOutput(args: readonly string[], folder: string): string {
  try {
    return execFileSync(node, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    // Biome exits non-zero when it finds something, which it should.
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}
