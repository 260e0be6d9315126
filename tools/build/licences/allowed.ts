/** Licences, by their SPDX identifiers, under which Escale may pass on what others wrote. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Of data: their makers are named where they are drawn.
  'CC-BY-4.0',
  'etalab-2.0',
  'LicenseRef-Public-Domain',
]);

/**
 * Licences of data alone: that of a dictionary asks that its source is named, which is there for everybody. A program of
 * these would be passed on with its own source.
 */
const ofData: ReadonlySet<string> = new Set(['LicenseRef-SCOWL', 'MPL-2.0']);

const isAllowedIn = (expression: string, isOne: (id: string) => boolean): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every(isOne));

/**
 * Whether a licence allows passing the software on: every part of an SPDX expression that is joined by AND, and one of
 * those joined by OR, as of `(MPL-2.0 OR Apache-2.0)`.
 * @param expression without brackets inside brackets
 */
export const isAllowed = (expression: string): boolean => isAllowedIn(expression, (id) => allowed.has(id));

/** The same of data, which the application ships in a form of its own. */
export const isAllowedForData = (expression: string): boolean =>
  isAllowedIn(expression, (id) => allowed.has(id) || ofData.has(id));
