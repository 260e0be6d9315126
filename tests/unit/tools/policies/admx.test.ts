import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { policies } from '#shared/policies/policies.ts';
import { locales } from '#shared/preferences.ts';
import { adml } from '../../../../tools/policies/adml.ts';
import { admx } from '../../../../tools/policies/admx.ts';
import { settings } from '../../../../tools/policies/settings.ts';

const REVISION = '1.2';
const definitions = admx(settings(), REVISION);
const texts = locales.map((language) => adml(settings(), language, REVISION));
const schema = readFileSync(join(import.meta.dirname, '../../../fixtures/policies/admx.xsd'), 'utf8');

const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/xml');
const elements = (text: string, name = '*'): Element[] => Array.from(parsed(text).getElementsByTagName(name));
const values = (text: string, element: string, attribute: string): string[] =>
  elements(text, element).map((found) => found.getAttribute(attribute) ?? '');
const twice = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

/** The files, by their place among those given, that the schema of the format refuses. */
async function refused(...files: string[]): Promise<number[]> {
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema });
  // Errors without a line only say that a file has some.
  return [...new Set(errors.flatMap(({ loc }) => (loc === null ? [] : Number.parseInt(loc.fileName, 10))))];
}

/** Names that the definitions use and a file of texts, or they themselves, lack. */
function missing(from: string, language: string): string[] {
  const known = new Set([
    ...values(language, 'string', 'id').map((id) => `$(string.${id})`),
    ...values(language, 'presentation', 'id').map((id) => `$(presentation.${id})`),
  ]);
  const used = from.match(/\$\([^)]*\)/gu) ?? [];
  const categories = new Set(values(from, 'category', 'name'));
  const parents = values(from, 'parentCategory', 'ref');
  const supported = new Set(values(from, 'definition', 'name'));
  const controls = elements(language).map((control) => control.getAttribute('refId') ?? '');
  const inputs = new Set(elements(from).map((input) => input.getAttribute('id') ?? ''));
  return [
    ...used.filter((name) => !known.has(name)),
    ...parents.filter((name) => !categories.has(name)),
    ...values(from, 'supportedOn', 'ref').filter((name) => name !== '' && !supported.has(name)),
    ...controls.filter((name) => !inputs.has(name)),
    ...[...inputs].filter((name) => !controls.includes(name)),
  ];
}

describe('the policy definitions of Windows', () => {
  it('fit version 1.0 of their format, which has no multiText', async () => {
    const later = definitions.replaceAll('<list ', '<multiText ');
    const misnamed = definitions.replace('name="modules_community"', 'name="modules.community"');
    const [french = '', english = ''] = texts;
    expect(await refused(definitions, french, english, later, misnamed)).toEqual([3, 4]);
  });

  it('are one for every setting, of the computer only, below one key', () => {
    const names = values(definitions, 'policy', 'name');
    expect(names.toSorted()).toEqual(
      policies()
        .map(({ path }) => path.join('_'))
        .toSorted(),
    );
    expect(new Set(values(definitions, 'policy', 'class'))).toEqual(new Set(['Machine']));
    const keys = [...values(definitions, 'policy', 'key'), ...values(definitions, 'list', 'key')];
    expect(keys.filter((key) => !/^Software\\Policies\\Escale(?:\\\w+)*$/u.test(key))).toEqual([]);
  });

  it.each(locales)('lead to a text, a category and a control for everything they name, in %s', (language) => {
    const text = adml(settings(), language, REVISION);
    expect(missing(definitions, text)).toEqual([]);
    expect(missing(definitions, text.replace('id="theme_help"', 'id="other"'))).toEqual(['$(string.theme_help)']);
    expect(missing(definitions.replace('ref="category_network"', 'ref="nowhere"'), text)).toEqual(['nowhere']);
    expect(missing(definitions, text.replace('refId="idleLimit_value"', 'refId="lost"'))).toContain('lost');
  });

  it('name nothing twice', () => {
    const named = [...values(definitions, 'policy', 'name'), ...values(definitions, 'category', 'name')];
    expect(twice(named)).toEqual([]);
    expect(twice(elements(definitions).flatMap((input) => input.getAttribute('id') || []))).toEqual([]);
    for (const text of texts) {
      expect(twice(values(text, 'string', 'id'))).toEqual([]);
      expect(twice(values(text, 'presentation', 'id'))).toEqual([]);
    }
  });

  it('need no definitions of Windows, whose absence lets tools refuse the file', () => {
    expect(elements(definitions, 'using')).toEqual([]);
    const [, ...others] = definitions.split(
      ' xmlns="http://schemas.microsoft.com/GroupPolicy/2006/07/PolicyDefinitions"',
    );
    expect(others.join('')).not.toMatch(/microsoft/iu);
  });

  it('switch a setting to 1 and to 0, and name their limits', () => {
    const policy = (name: string) =>
      elements(definitions, 'policy').find((found) => found.getAttribute('name') === name);
    const numbers = Array.from(policy('modules_community')?.getElementsByTagName('decimal') ?? []);
    expect(numbers.map((number) => [number.parentNode?.nodeName, number.getAttribute('value')])).toEqual([
      ['enabledValue', '1'],
      ['disabledValue', '0'],
    ]);
    const [limit] = Array.from(policy('idleLimit')?.getElementsByTagName('decimal') ?? []);
    expect([limit?.getAttribute('minValue'), limit?.getAttribute('maxValue')]).toEqual(['60', '86400']);
  });

  it('keep every sign of a text', async () => {
    const sign = `<&>"' ]]> ${String.fromCodePoint(0x1f697)}`;
    const hostile = settings()
      .filter(({ key }) => key === 'theme')
      .map((setting) => ({
        ...setting,
        name: { fr: sign, en: sign },
        choices: { [sign]: { fr: sign, en: sign } },
        fallback: { value: sign },
      }));
    const text = adml(hostile, 'fr', REVISION);
    expect(elements(text, 'string').find((string) => string.getAttribute('id') === 'theme')?.textContent).toBe(sign);
    expect(elements(admx(hostile, REVISION), 'string')[0]?.textContent).toBe(sign);
    // A choice is part of an id, which takes no sign.
    expect(await refused(text, text.replaceAll(/(?<= id="theme_choice_)[^"]*/gu, 'sign'))).toEqual([0]);
  });
});
