import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { compressedScripts } from '../../../../tools/build/compressed-scripts.ts';

interface Output {
  output: { fileName: string; code?: string; source?: string | Uint8Array }[];
}

it('stores the files of its folder compressed, workers among them, and leaves the others', async () => {
  const root = mkdtempSync(join(tmpdir(), 'escale-compressed-'));
  const entry = join(root, 'entry.js');
  writeFileSync(entry, `import address from './worker.js?worker&url';\nexport default new Worker(address);`);
  writeFileSync(join(root, 'worker.js'), `self.postMessage('at work');`);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      {
        name: 'decoder',
        generateBundle() {
          this.emitFile({ type: 'asset', fileName: 'pdf/decoder.js', source: 'decode(“é”);' });
        },
      },
      compressedScripts('pdf'),
    ],
    worker: { format: 'es', rollupOptions: { output: { entryFileNames: 'pdf/[name].js' } } },
    build: { write: false, rollupOptions: { input: entry, output: { entryFileNames: 'entry.js' } } },
  })) as Output;
  const files = new Map(output.map(({ fileName, code, source = code ?? '' }) => [fileName, source]));
  const expanded = (name: string) => gunzipSync(files.get(name) ?? '').toString();
  expect([...files.keys()].toSorted()).toEqual(['entry.js', 'pdf/decoder.js.gz', 'pdf/worker.js.gz']);
  // The page names it as it is served.
  expect(files.get('entry.js')).toContain('/pdf/worker.js');
  expect(files.get('entry.js')).not.toContain('.gz');
  expect(expanded('pdf/worker.js.gz')).toContain('at work');
  expect(expanded('pdf/decoder.js.gz')).toBe('decode(“é”);');
});
