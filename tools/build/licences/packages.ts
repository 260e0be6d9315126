import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThirdParty } from '../../../src/shared/third-parties.ts';
import { isAllowed, isAllowedForData } from './allowed.ts';
import { compiledInto, type KeptData, keptFolder, keptTexts, parts } from './kept.ts';

const licenceFile = /^(?:licen[cs]e|copying)(?:[-.][\w-]+)*$/i;
const noticeFile = /^notice(?:\.\w+)?$/i;

/**
 * Reads packages with what is compiled into them and what lies in them, in the order of their names.
 * @param folders folders of the packages, each with a package.json
 * @param root folder of the project: the plugin runs inside a copy of the build's configuration, which is elsewhere
 * @param data data of others that the application ships in a form of its own
 * @throws Error when a licence is not on the list of those allowed, or its text is nowhere
 */
export function readThirdParties(
  folders: Iterable<string>,
  root: string,
  data: readonly KeptData[] = [],
): ThirdParty[] {
  const packages = withCompiled(folders, root).map((folder) => readPackage(folder, root));
  const parted = packages.flatMap((holder) => partsOf(holder, root));
  const ofData = data.map((entry) => readData(entry, root));
  refuseForbidden([...packages, ...parted], isAllowed);
  refuseForbidden(ofData, isAllowedForData);
  const all = [...packages, ...parted, ...ofData];
  return unique(all).sort((a, b) => compare(keyOf(a), keyOf(b)));
}

/** The folders, with those of the packages that are compiled into them. */
function withCompiled(folders: Iterable<string>, root: string): string[] {
  const given = [...folders];
  const names = given.flatMap((folder) => compiledInto[readManifest(folder).name] ?? []);
  return [...new Set([...given, ...names.map((name) => join(root, 'node_modules', name))])];
}

/** The software of others that lies in a package. */
const partsOf = (holder: ThirdParty, root: string): ThirdParty[] =>
  parts
    .filter(({ within }) => within === holder.name)
    .map(({ name, within, licence, texts }) => ({
      name,
      version: null,
      within,
      licence,
      source: holder.source,
      text: texts.map((file) => readText(join(root, file))).join('\n\n'),
    }));

const readData = ({ name, within, licence, source, text }: KeptData, root: string): ThirdParty => ({
  name,
  version: null,
  within,
  licence,
  source,
  text: readText(join(root, text)),
});

function refuseForbidden(all: readonly ThirdParty[], isPassedOn: (licence: string) => boolean): void {
  const refused = all.filter(({ licence }) => !isPassedOn(licence));
  if (refused.length === 0) return;
  const named = refused.map(({ name, licence }) => `${name} (${licence})`).join(', ');
  throw new Error(
    `These licences are not on the list of tools/build/licences/allowed.ts: ${named}. ` +
      'Take another package, or add the licence once it is known to allow passing the software on.',
  );
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, where it is there. */
  readonly license?: unknown;
}

function readManifest(folder: string): Manifest {
  // What npm installed has a name and a version.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function readPackage(folder: string, root: string): ThirdParty {
  const { name, version, license: licence } = readManifest(folder);
  if (typeof licence !== 'string') {
    throw new Error(`${name} ${version} names no licence in its package.json: take another package or version.`);
  }
  const source = `https://www.npmjs.com/package/${name}/v/${version}`;
  return { name, version, within: null, licence, source, text: textOf(folder, root, name, version) };
}

function textOf(folder: string, root: string, name: string, version: string): string {
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
  return readText(join(root, keptFolder, keptText.file));
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
