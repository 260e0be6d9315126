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
 * Whether a licence allows passing the software on: every part of an SPDX expression that is joined by AND, and one of
 * those joined by OR, as of `(MPL-2.0 OR Apache-2.0)`.
 * @param expression without brackets inside brackets
 */
export function isAllowed(expression: string): boolean {
  const alternatives = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((id) => allowed.has(id)));
}
