import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeWithoutSchemas } from '../../../../tools/build/store-without-schemas.ts';
import { root } from '../../../../tools/run/setup/machine.mjs';

const script = `import Conf from ${JSON.stringify(join(root, 'node_modules/conf'))};
const open = (options) => new Conf({ cwd: process.argv[2], configName: 'store', projectVersion: '1.0.0', ...options });
open().set('window', { width: 800 });
console.log(open().get('window.width'));
for (const options of [{ schema: { window: { type: 'object' } } }, { migrations: { '1.0.0': () => {} } }]) {
  try {
    open(options);
    console.log('opened');
  } catch (error) {
    console.log(error.message);
  }
}`;

describe('the store of the built application', () => {
  let folder: string;
  const packages = new Set<string>();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'escale-store-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'store.ts'), script);
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [storeWithoutSchemas()],
      ssr: { noExternal: true },
      build: {
        ssr: join(folder, 'store.ts'),
        outDir: join(folder, 'out'),
        rollupOptions: {
          plugins: [
            {
              name: 'packages',
              moduleParsed: ({ id }) => void packages.add(/node_modules[\\/]([^\\/]+)/.exec(id)?.[1] ?? ''),
            },
          ],
        },
      },
    });
  });

  it('brings no package that checks schemas or compares versions', () => {
    expect(packages).toContain('conf');
    for (const left of ['ajv', 'ajv-formats', 'fast-uri', 'semver']) expect(packages).not.toContain(left);
  });

  it('keeps values, and refuses the options that it was built without', () => {
    const printed = execFileSync(process.execPath, [join(folder, 'out/store.js'), folder], { encoding: 'utf8' });
    const refused = expect.stringContaining('without schemas and migrations');
    expect(printed.trim().split('\n')).toEqual(['800', refused, refused]);
  });
});
