import type { PolicyKind } from '#shared/policies/policies.ts';
import { policyKey } from '#shared/policies/registry-keys.ts';
import type { Setting } from './settings.ts';

/** Key of the registry that holds the values of a setting: its own for a list, else that of its group. */
export const registryKey = ({ path, kind }: Pick<Setting, 'path' | 'kind'>): string =>
  [policyKey, ...(kind === 'list' ? path : path.slice(0, -1))].join('\\');

/** How a value of each kind stands in the registry: names of its values for a list, then their type. */
export const registryTypes: Readonly<Record<PolicyKind, string>> = {
  boolean: 'REG_DWORD 0, 1',
  integer: 'REG_DWORD',
  text: 'REG_SZ',
  choice: 'REG_SZ',
  list: '1, 2, 3… REG_SZ',
  json: 'REG_SZ',
};
