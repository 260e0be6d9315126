import type { ThirdParty } from '#shared/third-parties.ts';
import { nameUuid } from '../../build/name-uuid.ts';

/** What a bill of materials says besides the software of others. */
export interface BomFacts {
  readonly version: string;
  /** The versions that Electron contains. */
  readonly electron: { readonly chromium: string | null; readonly node: string };
  /** Where this system's Electron is published, and its SHA-256. */
  readonly electronZip: { readonly url: string; readonly sha256: string | null };
  /** SHA-512 of the package of npm that a version was installed from, as in the lock: base64 after `sha512-`. */
  integrityOf(name: string, version: string): string | undefined;
  /** SHA-256 of the application's archive. */
  readonly asar: string;
  /** The time that the bill names, in ISO 8601; null for none. */
  readonly time: string | null;
}

interface Component {
  readonly type: 'application' | 'framework' | 'library' | 'file';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** The licence of Escale itself, which SPDX has no name for: what package.json calls UNLICENSED. */
const own = [{ license: { name: 'proprietary' } }];

/**
 * The CycloneDX 1.6 bill of materials of one package: what the bundler took, with Electron and what it contains. The
 * same facts give the same bill.
 */
export function billOfMaterials(list: readonly ThirdParty[], facts: BomFacts): object {
  const packages = list.filter(({ within }) => within === null);
  const components = [
    ...packages.map((entry) => library(entry, list, facts)),
    ...embedded(facts),
    {
      type: 'file',
      'bom-ref': 'app.asar',
      name: 'app.asar',
      licenses: own,
      hashes: [{ alg: 'SHA-256', content: facts.asar }],
    },
  ] satisfies Component[];
  const application = `pkg:generic/escale@${facts.version}`;
  const body = {
    metadata: {
      ...(facts.time !== null && { timestamp: facts.time }),
      component: {
        type: 'application',
        'bom-ref': application,
        name: 'Escale',
        version: facts.version,
        licenses: own,
      },
    },
    components,
    dependencies: [{ ref: application, dependsOn: components.map((component) => component['bom-ref']) }],
  };
  // Of the content itself: no two builds differ by it alone.
  const serialNumber = `urn:uuid:${nameUuid(JSON.stringify(body))}`;
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber, version: 1, ...body };
}

function library(entry: ThirdParty, list: readonly ThirdParty[], facts: BomFacts): Component {
  const { name, version, licence, source } = entry;
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const integrity = facts.integrityOf(name, version ?? '')?.replace(/^sha512-/, '');
  const content = integrity && Buffer.from(integrity, 'base64').toString('hex');
  const inside = list.filter(({ within }) => within === name);
  return {
    type: name === 'electron' ? 'framework' : 'library',
    'bom-ref': purl,
    ...(group !== undefined && { group }),
    name: short ?? name,
    version,
    purl,
    licenses: [licenceOf(licence)],
    externalReferences: [
      { type: 'distribution', url: source, ...(content && { hashes: [{ alg: 'SHA-512', content }] }) },
      ...(name === 'electron' ? [zipReference(facts)] : []),
    ],
    ...(inside.length > 0 && { components: inside.map((part) => partOf(part, purl)) }),
  };
}

const partOf = ({ name, licence }: ThirdParty, holder: string): Component => ({
  type: 'library',
  'bom-ref': `${holder}#${encodeURIComponent(name)}`,
  name,
  licenses: [licenceOf(licence)],
});

const licenceOf = (licence: string): object =>
  licence.includes(' ') ? { expression: licence } : { license: { id: licence } };

const zipReference = ({ electronZip: { url, sha256 } }: BomFacts): object => ({
  type: 'distribution',
  url,
  ...(sha256 !== null && { hashes: [{ alg: 'SHA-256', content: sha256 }] }),
});

/** What Electron contains, by the names under which weaknesses of it are published. */
function embedded({ electron: { chromium, node } }: BomFacts): Component[] {
  const one = (name: string, version: string | null, licence: string, vendor: string, product: string): Component => ({
    type: 'framework',
    'bom-ref': `pkg:generic/${name}${version === null ? '' : `@${version}`}`,
    name,
    ...(version !== null && {
      version,
      purl: `pkg:generic/${name}@${version}`,
      cpe: `cpe:2.3:a:${vendor}:${product}:${version}:*:*:*:*:*:*:*`,
    }),
    licenses: [licenceOf(licence)],
  });
  return [one('chromium', chromium, 'BSD-3-Clause', 'google', 'chrome'), one('node', node, 'MIT', 'nodejs', 'node.js')];
}
