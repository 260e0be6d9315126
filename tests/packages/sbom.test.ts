import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { guideLines } from '#tests/support/packages/guide.ts';
import {
  describeUnless,
  handedOut,
  itUnless,
  needs,
  packed,
  packedFolder,
  resultLike,
} from '#tests/support/packages/packed.ts';
import { readJson } from '../../tools/package/json.ts';
import { sha256 } from '../../tools/package/sha256.ts';
import { root } from '../../tools/run/setup/machine.mjs';

interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version?: string;
  readonly type: string;
  readonly purl?: string;
  readonly licenses?: readonly object[];
  readonly hashes?: readonly { readonly content: string }[];
  readonly components?: readonly Component[];
}

interface Bom {
  readonly serialNumber: string;
  readonly metadata: { readonly timestamp?: string; readonly component: Component };
  readonly components: readonly Component[];
}

/** A component and all that it holds. */
const withParts = (component: Component): Component[] => [
  component,
  ...(component.components ?? []).flatMap(withParts),
];

const bomOf = (resources: string) => readJson<Bom>(join(resources, 'sbom.cdx.json'));

describe('the bill of materials of a package', () => {
  let bom: Bom;
  beforeAll(() => {
    bom = bomOf(packed.mac.resources);
  });

  it('follows the schema of CycloneDX 1.6, which refuses a wrong licence', () => {
    const schemas = join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
    const ajv = new Ajv({ strict: false });
    // The module is CommonJS: its function is the default of the default.
    addFormatsModule.default(ajv);
    ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
    for (const name of ['spdx', 'jsf-0.82']) {
      const schema = readJson<object>(join(schemas, `${name}.SNAPSHOT.schema.json`));
      ajv.addSchema(schema, `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
    }
    const isValid = ajv.compile(readJson<object>(join(schemas, 'bom-1.6.SNAPSHOT.schema.json')));
    expect(isValid(bom), JSON.stringify(isValid.errors)).toBe(true);
    const [first, ...others] = bom.components;
    expect(isValid({ ...bom, components: [{ ...first, licenses: [{ license: { id: 'MITT' } }] }, ...others] })).toBe(
      false,
    );
  });

  it('names the libraries of the page and of main, the native modules, Electron and what it contains', () => {
    const names = bom.components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
    const wanted = [
      '@fluentui/react-button',
      'chromium',
      'electron',
      'keytar',
      'native-reg',
      'node',
      'pdfjs-dist',
      'react',
    ];
    expect(names).toEqual(expect.arrayContaining(wanted));
    expect(names).not.toContain('vitest');
    expect(bom.components.map(({ purl }) => purl?.replace(/@[\d.]+$/, ''))).toContain('pkg:npm/react');
    for (const name of ['chromium', 'electron', 'node']) {
      expect(bom.components.find((component) => component.name === name)?.version, name).toMatch(/^\d+\.\d+/);
    }
  });

  it('names a licence of everything in it, Escale and its archive included', () => {
    const all = [bom.metadata.component, ...bom.components].flatMap(withParts);
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Escale', 'app.asar', 'node', 'react']));
    expect(all.filter(({ licenses = [] }) => licenses.length === 0).map(({ name }) => name)).toEqual([]);
  });

  it('holds the sum of the archive of its package', () => {
    const content = sha256(readFileSync(packed.mac.asar));
    expect(bom.components.find(({ type }) => type === 'file')?.hashes).toEqual([{ alg: 'SHA-256', content }]);
  });

  itUnless(needs('the history of the sources'), 'names the time of the commit', () => {
    expect(bom.metadata.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('lies beside the installers too', () => {
    expect(readJson(resultLike('*-mac-*.cdx.json'))).toEqual(bom);
  });
});

describe('the notices of third parties', () => {
  it('stand in every package, with the text of each component', () => {
    const text = readFileSync(join(packed.mac.resources, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const { group, name, type, version } of bomOf(packed.mac.resources).components) {
      if (type !== 'library') continue;
      const entry = text.split(`\n${group === undefined ? '' : `${group}/`}${name} ${version}\nLicence: `)[1];
      expect(entry?.split('-'.repeat(80))[0]?.length, name).toBeGreaterThan(400);
    }
    expect(text).toContain('Copyright (c) Meta Platforms');
  });
});

describeUnless(needs('sha256sum'), 'the list of sums', () => {
  it('fits everything that is handed out, and names nothing of the packager’s own', () => {
    const [line = ''] = guideLines('verify-sums');
    const checked = execFileSync('sh', ['-c', line], { cwd: packedFolder, encoding: 'utf8' });
    const named = checked
      .trim()
      .split('\n')
      .map((line) => line.replace(/: OK$/, ''));
    expect(named).toEqual(expect.arrayContaining([...handedOut(), 'updates.json']));
    expect(named.filter((name) => name.startsWith('builder-'))).toEqual([]);
  });
});
