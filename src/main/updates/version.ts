const NUMBER = String.raw`(?:0|[1-9]\d*)`;
const MARK = String.raw`(?:${NUMBER}|\d*[A-Za-z-][\dA-Za-z-]*)`;

/** A version as Semantic Versioning 2.0.0 writes it. */
export const VERSION = new RegExp(
  String.raw`^(${NUMBER}\.${NUMBER}\.${NUMBER})(?:-(${MARK}(?:\.${MARK})*))?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$`,
);

/**
 * Compares two versions by the order of Semantic Versioning 2.0.0 (section 11): a prerelease comes before its release,
 * and what follows `+` counts for nothing.
 * @returns negative, 0 or positive, as for `Array.prototype.sort`
 * @throws Error for a text that is no version
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const numbers = compareLists(left.numbers, right.numbers);
  if (numbers !== 0) return numbers;
  if (left.prerelease.length === 0 || right.prerelease.length === 0)
    return right.prerelease.length - left.prerelease.length;
  return compareLists(left.prerelease, right.prerelease);
}

function partsOf(version: string): { numbers: string[]; prerelease: string[] } {
  const [, numbers, prerelease] = VERSION.exec(version) ?? [];
  if (numbers === undefined) throw new Error('this is no version');
  return { numbers: numbers.split('.'), prerelease: prerelease?.split('.') ?? [] };
}

/** Compares lists part by part; of two that begin alike the shorter comes first. */
function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareParts(part, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares two identifiers: numbers by value and before texts, texts by their characters. */
function compareParts(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [a, b].map((part) => /^\d+$/.test(part));
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  // Without leading zeros, a longer number is a larger one.
  if (isNumber && a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
