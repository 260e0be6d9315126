import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThirdParty } from '../../../src/shared/third-parties.ts';
import { isAllowed } from './allowed.ts';
import { compiledInto, keptTexts, parts } from './kept.ts';

const licenceFile = /^(?:licen[cs]e|copying)(?:[-.][\w-]+)*$/i;
const noticeFile = /^notice(?:\.\w+)?$/i;

/**
 * Reads packages with what is compiled into them and what lies in them, in the order of their names.
 * @param folders folders of the packages, each with a package.json
 * @param root folder of the project: the plugin runs inside a copy of the build's configuration, which is elsewhere
 * @throws when a licence is not on the list of those allowed, or its text is nowhere
 */
export function readThirdParties(folders: Iterable<string>, root: string): ThirdParty[] {
  const modules = join(root, 'node_modules');
  const kept = join(root, 'tools/build/licences/kept');
  const all = new Set(folders);
  for (const folder of [...all]) {
    for (const name of compiledInto[readManifest(folder).name] ?? []) all.add(join(modules, name));
  }
  const packages = [...all].map((folder) => readPackage(folder, kept));
  const held = packages.flatMap((holder) =>
    parts
      .filter(({ within }) => within === holder.name)
      .map(({ name, within, licence, texts }) => ({
        name,
        version: null,
        within,
        licence,
        source: holder.source,
        text: texts
          .map((file) => readText(file.startsWith('kept/') ? join(kept, '..', file) : join(modules, file)))
          .join('\n\n'),
      })),
  );
  const list = [...packages, ...held].sort((a, b) => compare(keyOf(a), keyOf(b)));
  const refused = list.filter(({ licence }) => !isAllowed(licence));
  if (refused.length > 0) {
    throw new Error(
      `These licences are not on the list of tools/build/licences/allowed.ts: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
    );
  }
  return unique(list);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

function readManifest(folder: string): Manifest {
  // What npm installed has a name, a version and, checked by the caller, a licence.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function readPackage(folder: string, kept: string): ThirdParty {
  const { name, version, license: licence } = readManifest(folder);
  if (typeof licence !== 'string') throw new Error(`${name} ${version} names no licence in its package.json.`);
  const source = `https://www.npmjs.com/package/${name}/v/${version}`;
  return { name, version, within: null, licence, source, text: textOf(folder, kept, name, version) };
}

function textOf(folder: string, kept: string, name: string, version: string): string {
  const files = readdirSync(folder).sort();
  const own = files.filter((file) => licenceFile.test(file));
  const keptText = keptTexts.find((text) => text.name === name);
  if (own.length > 0) {
    if (keptText !== undefined)
      throw new Error(`${name} holds its licence now: remove ${keptText.file} from tools/build/licences/kept.ts.`);
    return [...own, ...files.filter((file) => noticeFile.test(file))]
      .map((file) => readText(join(folder, file)))
      .join('\n\n');
  }
  if (keptText === undefined) {
    throw new Error(`${name} ${version} holds no licence text: keep one in tools/build/licences/kept.ts.`);
  }
  if (keptText.version !== version) {
    throw new Error(
      `The licence kept for ${name} is that of ${keptText.version}, and ${version} is installed: look whether it is ` +
        'still the same, then name this version in tools/build/licences/kept.ts.',
    );
  }
  return readText(join(kept, keptText.file));
}

const readText = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/[ \t]*\r?\n/g, '\n')
    .trim();

/** The same package may be installed in two folders, in one version or in two. */
const unique = (list: readonly ThirdParty[]): ThirdParty[] => [
  ...new Map(list.map((entry) => [keyOf(entry), entry])).values(),
];

const keyOf = ({ name, version, within }: ThirdParty): string => `${name} ${version ?? within}`;

/** By code unit: the order is the same in every locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The folder of the package that a module lies in, or null for one that is no package's. */
export function packageFolder(id: string): string | null {
  const path = id.replaceAll('\\', '/').replace(/[?#].*$/, '');
  if (path.startsWith('\0')) return null;
  const match = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path);
  return match !== null && existsSync(join(match[0], 'package.json')) ? match[0] : null;
}
