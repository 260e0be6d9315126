// Prints what changed for IT in a version, the notes of its release: `node tools/guide/changes.ts VERSION`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../run/setup/machine.mjs';

/**
 * The section of a version in `docs/it-changes.md`, without its heading.
 * @throws Error when the page has none, or an empty one
 */
export function changesOf(version: string, page: string): string {
  const sections = page.split(/^## /mu).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  const changes = section?.slice(section.indexOf('\n') + 1).trim() ?? '';
  if (changes === '') throw new Error(`docs/it-changes.md says nothing about ${version}: add its section.`);
  return changes;
}

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  process.stdout.write(`${changesOf(version, readFileSync(join(root, 'docs/it-changes.md'), 'utf8'))}\n`);
}
