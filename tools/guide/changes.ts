// Prints what changed for IT in a version, the notes of its release: `node tools/guide/changes.ts VERSION`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../run/setup/machine.mjs';

/** The sections of the page, newest first, without their headings. */
const sectionsOf = (page: string): { version: string; text: string }[] =>
  page
    .split(/^## /mu)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { version: heading.trim(), text: lines.join('\n').trim() };
    });

/**
 * The section of a version in `docs/it-changes.md`, without its heading.
 * @throws Error when the page has none, or an empty one
 */
export function changesOf(version: string, page: string): string {
  const changes = sectionsOf(page).find((section) => section.version === version)?.text ?? '';
  if (changes === '') throw new Error(`docs/it-changes.md says nothing about ${version}: add its section.`);
  return changes;
}

/** Begins the line of a version that mends a fault of security. */
const SECURITY = /^- \*\*Security\*\*/mu;

/** The newest version of the page that mends a fault of security; undefined where none does. */
export const secureFrom = (page: string): string | undefined =>
  sectionsOf(page).find(({ text }) => SECURITY.test(text))?.version;

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  process.stdout.write(`${changesOf(version, readFileSync(join(root, 'docs/it-changes.md'), 'utf8'))}\n`);
}
