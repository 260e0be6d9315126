import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import type { RegistryKey, RegistryValue } from '#main/ports.ts';
import { policyValues } from '#main/settings/registry.ts';
import { siteConfig } from '#shared/config.ts';
import { admx } from '../../../../tools/policies/admx.ts';
import { settings } from '../../../../tools/policies/settings.ts';

const ROOT = String.raw`Software\Policies\Escale`;
interface Tree {
  values: Record<string, RegistryValue>;
  keys: Record<string, Tree>;
}

const definitions = new DOMParser().parseFromString(admx(settings(), '1.0'), 'text/xml');
const policies = Array.from(definitions.getElementsByTagName('policy'));

function keyAt(tree: Tree, path: string): Tree {
  if (path === ROOT) return tree;
  return path
    .slice(`${ROOT}\\`.length)
    .split('\\')
    .reduce<Tree>((key, name) => {
      key.keys[name] ??= { values: {}, keys: {} };
      return key.keys[name];
    }, tree);
}

const attribute = (element: Element | undefined, name: string): string => element?.getAttribute(name) ?? '';
const numberIn = (element: Element | undefined): RegistryValue => ({
  type: 'REG_DWORD',
  data: Number(attribute(element?.getElementsByTagName('decimal')[0], 'value')),
});

/**
 * Writes what Windows writes for an enabled policy: its own value, or what was given in its control. The entries of a
 * list without a prefix are named by their own text.
 */
function enable(tree: Tree, policy: Element, given: unknown): void {
  const key = keyAt(tree, attribute(policy, 'key'));
  const [on] = Array.from(policy.getElementsByTagName('enabledValue'));
  if (on !== undefined) key.values[attribute(policy, 'valueName')] = numberIn(on);
  for (const input of Array.from(policy.getElementsByTagName('elements')[0]?.childNodes ?? []) as Element[]) {
    if (input.nodeName === 'list') {
      for (const [index, data] of Object(given).entries()) {
        const prefix = input.getAttributeNode('valuePrefix')?.value;
        const name = prefix === undefined ? data : `${prefix}${index + 1}`;
        keyAt(tree, attribute(input, 'key')).values[name] = { type: 'REG_SZ', data };
      }
    } else if (input.nodeName === 'decimal') {
      key.values[attribute(input, 'valueName')] = { type: 'REG_DWORD', data: Number(given) };
    } else if (input.nodeName === 'text' || input.nodeName === 'enum') {
      const data = typeof given === 'string' ? given : JSON.stringify(given);
      key.values[attribute(input, 'valueName')] = { type: 'REG_SZ', data };
    }
  }
}

/** Writes what Windows writes for a disabled policy: values without a value of their own are taken away. */
function disable(tree: Tree, policy: Element): void {
  const [off] = Array.from(policy.getElementsByTagName('disabledValue'));
  if (off !== undefined) keyAt(tree, attribute(policy, 'key')).values[attribute(policy, 'valueName')] = numberIn(off);
}

const at = (values: unknown, path: readonly string[]) =>
  path.reduce<unknown>((group, name) => Object(group)[name], values);
const policyOf = (path: readonly string[]) =>
  policies.find((policy) => attribute(policy, 'name') === path.join('_')) as Element;
const read = (tree: RegistryKey) => {
  const reading = policyValues(tree);
  return reading.state === 'found' ? reading : { values: {}, problems: [] };
};

describe('what the policies of Windows write into the registry', () => {
  it('is read as the values that were given, which the application takes', () => {
    const tree: Tree = { values: {}, keys: {} };
    for (const { path, example } of settings()) enable(tree, policyOf(path), example);
    const { values, problems } = read(tree);
    expect(problems).toEqual([]);
    expect(siteConfig.safeParse(values).error?.issues).toBeUndefined();
    for (const { path, kind, key, example } of settings()) {
      expect(at(values, path), key).toEqual(kind === 'boolean' ? true : example);
    }
  });

  it('switches a disabled switch off, and leaves every other disabled setting to the next source', () => {
    const tree: Tree = { values: {}, keys: {} };
    for (const { path } of settings()) disable(tree, policyOf(path));
    const { values, problems } = read(tree);
    expect(problems).toEqual([]);
    for (const { path, kind, key } of settings()) {
      expect(at(values, path), key).toBe(kind === 'boolean' ? false : undefined);
    }
  });
});
