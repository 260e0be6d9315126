import { reasonText } from '#shared/config-reasons.ts';
import { addressRefusal, platformAddress } from '#shared/platform-address.ts';
import type { WireParams } from '#shared/resources/define.ts';

/** A path of the contract: plain segments without dots, escapes or query, so that each call has one spelling. */
const PATH = /^[A-Za-z0-9_]+(?:[-/][A-Za-z0-9_]+)*$/;

/**
 * GETs that write (docs/platform/a-auth-users.md §6, b; docs/screens/07-solidary-records.md §0). Reading a solidary
 * record runs its matching again and may notify volunteers.
 */
const GETS_WITH_EFFECT: readonly RegExp[] = [
  /^admin\/users\/delete$/i,
  /^admin\/(?:users|community_members)\/(?:associate|send)-campaign$/i,
  /^admin\/solidaries\/\d+$/i,
];

/**
 * Checks a path relative to the API's base URL.
 * @throws Error for a path that is not of the contract's form, which is a programming error
 */
export function checkedPath(path: string): string {
  if (!PATH.test(path)) throw new Error(`not a path of the platform: ${path}`);
  return path;
}

export const hasEffect = (path: string): boolean => GETS_WITH_EFFECT.some((known) => known.test(path));

/** @throws Error for a GET that writes: use `getWithEffect`, which never retries */
export function readOnlyPath(path: string): string {
  if (hasEffect(checkedPath(path))) throw new Error(`${path} writes: use getWithEffect`);
  return path;
}

/**
 * A list of ids only: without a filter this call deletes everybody, and an empty value is not a filter
 * (docs/platform/a-auth-users.md §6).
 */
const SELECTION = /^[1-9]\d*(?:,[1-9]\d*)*$/;

/** @throws Error for a deletion without ids, or with any other parameter */
export function checkedEffectParams(path: string, params: WireParams): WireParams {
  if (!/^admin\/users\/delete$/i.test(path)) return params;
  const [only, ...others] = params;
  const isExplicit = only?.[0] === 'selected' && SELECTION.test(only[1]) && others.length === 0;
  if (!isExplicit) throw new Error('a deletion names its people by id, and nothing else');
  return params;
}

/** @throws Error for a GET that only reads: use `get`, which retries */
export function effectPath(path: string): string {
  if (!hasEffect(checkedPath(path))) throw new Error(`${path} only reads: use get`);
  return path;
}

/**
 * Returns the API's base URL without its final slash.
 * @throws Error for an address that the configuration would refuse
 */
export function checkedBaseUrl(baseUrl: string): string {
  const refusal = addressRefusal(baseUrl);
  if (refusal !== null) throw new Error(`the API address ${reasonText({ code: refusal }, 'en')}`);
  return platformAddress(baseUrl);
}
