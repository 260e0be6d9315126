import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { texts } from '../../../../tools/build/texts.ts';

test('texts are read as JSON, the French ones with their form for millions', async () => {
  const root = mkdtempSync(join(tmpdir(), 'escale-texts-'));
  const rows = { rows: { title: `a \`b\` \${c} \\ "d" </script>`, count_one: '1', count_other: '{{count}}' } };
  for (const language of ['fr', 'en']) {
    mkdirSync(join(root, 'renderer/locales', language), { recursive: true });
    writeFileSync(join(root, 'renderer/locales', language, 'list.json'), JSON.stringify(rows));
  }
  writeFileSync(join(root, 'data.json'), '{"count_other":"of no language"}');
  writeFileSync(
    join(root, 'main.js'),
    `import fr from './renderer/locales/fr/list.json';
import en from './renderer/locales/en/list.json';
import data from './data.json';
export { fr, en, data };`,
  );
  const lib = { entry: join(root, 'main.js'), formats: ['es' as const], fileName: 'main' };
  await build({ root, configFile: false, logLevel: 'silent', plugins: [texts()], build: { lib } });
  const built = await import(pathToFileURL(join(root, 'dist/main.mjs')).href);
  expect(built.fr).toEqual({ rows: { ...rows.rows, count_many: '{{count}}' } });
  expect(built.en).toEqual(rows);
  expect(built.data).toEqual({ count_other: 'of no language' });
});
