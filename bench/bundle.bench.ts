import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, type Measure } from './measure.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const folder = join(import.meta.dirname, '../out/renderer');

/** The scripts that the window loads before it shows anything: the entry and what it imports statically. */
export async function run(): Promise<Measure[]> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const scripts = new Set<string>();
  for (const entry of entries) collect(manifest, entry, scripts);
  const bytes = [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  return [atMost(300, `initial renderer script, gzip (${scripts.size} files)`, bytes / 1000, 'KB')];
}

function collect(manifest: Record<string, Chunk>, key: string, into: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into);
}
