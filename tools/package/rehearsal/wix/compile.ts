// Takes the place of wine in a rehearsal: electron-builder calls it with candle.exe, which has nothing to do here, and
// with light.exe, whose work wixl does. The project stays beside the MSI as a file .wxs.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildMsi } from './build.ts';

/** Path on this system of one on wine's drive Z:. */
const hostPath = (path: string): string => path.replace(/^z:/i, '').replaceAll('\\', '/');

const [compiler = '', ...args] = process.argv.slice(2);
const { values } = parseArgs({
  // light.exe has long options with one hyphen; those that matter are read, the others let through.
  args: args.map((arg) => arg.replace(/^-(?=out$|dappDir=)/, '--')),
  options: { out: { type: 'string' }, dappDir: { type: 'string' } },
  strict: false,
});
if (compiler.endsWith('light.exe')) {
  const { out, dappDir } = values;
  if (typeof out !== 'string' || typeof dappDir !== 'string')
    throw new Error('light.exe was called without -out or -dappDir.');
  const output = hostPath(out);
  const project = readFileSync(resolve('project.wxs'), 'utf8');
  writeFileSync(output.replace(/\.msi$/, '.wxs'), project);
  await buildMsi(project, hostPath(dappDir), output);
} else if (!compiler.endsWith('candle.exe')) {
  throw new Error(`${compiler} is not rehearsed.`);
}
