// Does with dpkg-deb what electron-builder asks of fpm for a deb, which no registry has: `CUSTOM_FPM_PATH` leads here.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { run } from '../../run/setup/spawn.mjs';

/** fpm's options that electron-builder uses. Any other stops the packing, so that none is left out unseen. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'input-type': { type: 'string', short: 's' },
    'output-type': { type: 'string', short: 't' },
    force: { type: 'boolean' },
    depends: { type: 'string', short: 'd', multiple: true, default: [] },
    'deb-recommends': { type: 'string', multiple: true, default: [] },
    'deb-compression': { type: 'string', default: 'xz' },
    'deb-priority': { type: 'string', default: 'optional' },
    architecture: { type: 'string', default: 'all' },
    'after-install': { type: 'string' },
    'after-remove': { type: 'string' },
    description: { type: 'string', default: '' },
    version: { type: 'string', default: '' },
    package: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    maintainer: { type: 'string', default: '' },
    vendor: { type: 'string', default: '' },
    url: { type: 'string', default: '' },
    license: { type: 'string', default: '' },
    category: { type: 'string', default: 'default' },
  },
});
if (values['input-type'] !== 'dir' || values['output-type'] !== 'deb') throw new Error('Only `-s dir -t deb` is done.');

const tree = mkdtempSync(join(tmpdir(), 'escale-deb-'));
try {
  for (const input of positionals) copy(input);
  chmodSync(tree, 0o755);
  const content = settle();
  writeControl(content);
  setTimes(process.env.SOURCE_DATE_EPOCH);
  process.exitCode = await run('dpkg-deb', [
    '--root-owner-group',
    `-Z${values['deb-compression']}`,
    // Of the least effort: nobody downloads it, and the usual one takes seconds.
    '-z1',
    '--build',
    tree,
    values.package,
  ]);
} finally {
  rmSync(tree, { recursive: true, force: true });
}

/** Copies what `FROM=TO` names into the tree. */
function copy(input: string): void {
  const separator = input.lastIndexOf('=');
  const to = join(tree, input.slice(separator + 1));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(input.slice(0, separator), to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}

/** Gives files and folders the modes of a package; returns the size in KiB and the sums of the files. */
function settle(): { size: number; sums: string } {
  let size = 0;
  let sums = '';
  for (const file of globSync('**/*', { cwd: tree }).sort()) {
    const path = join(tree, file);
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) continue;
    chmodSync(path, stats.isDirectory() || (stats.mode & 0o111) !== 0 ? 0o755 : 0o644);
    size += stats.isDirectory() ? 1 : Math.ceil(stats.size / 1024);
    if (stats.isFile()) sums += `${createHash('md5').update(readFileSync(path)).digest('hex')}  ${file}\n`;
  }
  return { size, sums };
}

/** Writes the control file, the sums and the scripts. */
function writeControl({ size, sums }: { size: number; sums: string }): void {
  const folder = join(tree, 'DEBIAN');
  mkdirSync(folder);
  const [synopsis = '', ...details] = values.description.split('\n').map((line) => line.trim());
  const recommends = values['deb-recommends'].length > 0 ? [`Recommends: ${values['deb-recommends'].join(', ')}`] : [];
  const lines = [
    `Package: ${values.name}`,
    `Version: ${values.version}`,
    `License: ${values.license}`,
    `Vendor: ${values.vendor}`,
    `Architecture: ${values.architecture}`,
    `Maintainer: ${values.maintainer}`,
    `Installed-Size: ${size}`,
    `Depends: ${values.depends.join(', ')}`,
    ...recommends,
    `Section: ${values.category}`,
    `Priority: ${values['deb-priority']}`,
    `Homepage: ${values.url}`,
    `Description: ${synopsis}`,
    ...details.map((line) => ` ${line === '' ? '.' : line}`),
  ];
  writeFileSync(join(folder, 'control'), `${lines.join('\n')}\n`);
  writeFileSync(join(folder, 'md5sums'), sums);
  writeScript(folder, 'postinst', values['after-install']);
  writeScript(folder, 'postrm', values['after-remove']);
}

/** Gives everything one time, in seconds, as fpm does: dpkg-deb alone would keep the times that are earlier. */
function setTimes(time: string | undefined): void {
  if (time === undefined) return;
  for (const path of ['', ...readdirSync(tree, { recursive: true, encoding: 'utf8' })]) {
    lutimesSync(join(tree, path), Number(time), Number(time));
  }
}

function writeScript(folder: string, name: string, source: string | undefined): void {
  if (source === undefined) return;
  const path = join(folder, name);
  cpSync(source, path);
  chmodSync(path, 0o755);
}
