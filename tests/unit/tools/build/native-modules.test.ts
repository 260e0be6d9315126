import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { nativeModules } from '../../../../tools/build/native-modules.ts';
import { root } from '../../../../tools/run/setup/machine.mjs';

const keytar = 'node_modules/keytar/build/Release/keytar.node';
const registry = 'node_modules/native-reg/prebuilds/win32-x64/node.napi.node';

// Any native module will do in the place of the registry's: what counts is which file is loaded.
const asWindows = `Object.defineProperty(process, 'platform', { value: 'win32' });
Object.defineProperty(process, 'arch', { value: 'x64' });`;

describe.skipIf(!existsSync(join(root, keytar)))('packages with a native module, once bundled', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'escale-native-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    const input = { keytar: join(folder, 'keytar.ts'), registry: join(folder, 'registry.ts') };
    writeFileSync(
      input.keytar,
      `import keytar from ${JSON.stringify(join(root, 'node_modules/keytar'))};\nkeytar.getPassword('', 'a');`,
    );
    writeFileSync(input.registry, `import ${JSON.stringify(join(root, 'node_modules/native-reg'))};`);
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [nativeModules()],
      ssr: { noExternal: true },
      build: { ssr: true, outDir: join(folder, 'out/main'), rollupOptions: { input, output: { format: 'es' } } },
    });
  });

  const put = (to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(join(root, keytar), join(folder, to));
  };
  const start = (name: string, before = '') => {
    const { href } = pathToFileURL(join(folder, 'out/main', name));
    const script = `${before}\nimport(${JSON.stringify(href)}).catch((error) => console.log(error.message));`;
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  };

  it('hold the package’s JavaScript and not its module', () => {
    const files = readdirSync(join(folder, 'out/main'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.node'))).toEqual([]);
    expect(readFileSync(join(folder, 'out/main/keytar.js'), 'utf8')).toContain('checkRequired');
  });

  it('say which module is missing, where it is', () => {
    expect(start('keytar.js')).toContain("Cannot find module 'keytar/build/Release/keytar.node'");
    expect(start('registry.js', asWindows)).toContain(
      "Cannot find module 'native-reg/prebuilds/win32-x64/node.napi.node'",
    );
  });

  it('load the one module that lies in the package', () => {
    put(keytar);
    put(registry);
    expect(start('keytar.js')).toContain('Service is required');
    expect(start('registry.js', asWindows)).toBe('');
  });

  it('load no module from where the environment says', () => {
    const planted = `${asWindows}\nprocess.env.NATIVE_REG_PREBUILD = ${JSON.stringify(join(folder, 'planted'))};
process.dlopen = (module, file) => console.log(file);`;
    put('planted/build/Release/planted.node');
    expect(start('registry.js', planted).replaceAll('\\', '/')).toContain(registry);
  });
});
