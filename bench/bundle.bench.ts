import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { atMost, type Measure } from './measure.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const folder = join(import.meta.dirname, '../out/renderer');

/** Large parts that few screens need: each is loaded at first use, and no page waits for it. */
const heavy: Readonly<Record<string, string>> = {
  map: 'kit/map/MapView.tsx',
  'rich text': 'kit/rich-text/editor/RichTextControl.tsx',
  'PDF reader': 'kit/viewer/pdf/PdfSheet.tsx',
};

/** The pages around lists and forms, which are loaded together with the parts of a module. */
const frames: readonly (readonly [part: RegExp, frame: string])[] = [
  [/\/list\.tsx?$/u, 'kit/resource/ListPage.tsx'],
  [/\/form\/\w+Form\.tsx$/u, 'kit/resource/RecordEdit.tsx'],
];

/** The scripts that the window loads first, and those that each screen adds, with all their static imports. */
export async function run(): Promise<Measure[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const initial = new Set<string>();
  for (const entry of Object.keys(manifest).filter((key) => manifest[key]?.isEntry)) collect(manifest, entry, initial);

  const screens = Object.keys(manifest).filter((key) => key.startsWith('modules/') && manifest[key]?.isDynamicEntry);
  const added = screens.map((screen) => {
    const scripts = new Set(initial);
    for (const key of [screen, ...frames.filter(([part]) => part.test(screen)).map(([, frame]) => frame)]) {
      if (manifest[key] === undefined) throw new Error(`${key} is no chunk of its own any more`);
      collect(manifest, key, scripts);
    }
    return { screen, scripts, size: sizeOf([...scripts].filter((file) => !initial.has(file))) };
  });
  for (const { screen, size } of added.toSorted((left, right) => right.size - left.size)) {
    process.stderr.write(`   ${screen}: ${size.toFixed(1)} KB\n`);
  }
  const largest = Math.max(...added.map(({ size }) => size));

  const early = Object.entries(heavy).flatMap(([name, key]) => {
    const file = manifest[key]?.file;
    if (file === undefined) throw new Error(`${name} is no chunk of its own any more`);
    process.stderr.write(`   ${name}: ${sizeOf([file]).toFixed(1)} KB\n`);
    return [initial, ...added.map(({ scripts }) => scripts)].some((scripts) => scripts.has(file)) ? [name] : [];
  });
  return [
    atMost(290, `initial renderer script, gzip (${initial.size} files)`, sizeOf([...initial]), 'KB'),
    // The controls of forms are counted here, since the first window does not load them.
    atMost(160, `largest of ${screens.length} screens beyond the initial script, gzip`, largest, 'KB'),
    atMost(0, 'map, rich text and PDF reader loaded before they are drawn', early.length, 'chunks'),
  ];
}

/** Total kilobytes of some files, each compressed with gzip. */
const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000;

function collect(manifest: Manifest, key: string, into: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined || into.has(chunk.file)) return;
  into.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into);
}
