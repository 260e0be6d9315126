import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ImportFile } from '../import-file.ts';

const keyOf = (repair: ImportRepair): string => JSON.stringify(repair);

/**
 * The lines whose corrections differ between two lists.
 * @returns null where corrections of other than single lines differ
 */
export function changedLines(before: readonly ImportRepair[], after: readonly ImportRepair[]): number[] | null {
  const known = new Set(before.map(keyOf));
  const wanted = new Set(after.map(keyOf));
  const differing = [
    ...before.filter((repair) => !wanted.has(keyOf(repair))),
    ...after.filter((repair) => !known.has(keyOf(repair))),
  ];
  const lines = new Set<number>();
  for (const repair of differing) {
    if (!('line' in repair)) return null;
    lines.add(repair.line);
  }
  return [...lines];
}

const withoutRepairs = ({ options: { repairs: _, ...options }, ...file }: ImportFile) => ({ ...file, options });

/** Whether a file is read as before but for the corrections of single lines. */
export function differsInLines(before: ImportFile | undefined, after: ImportFile): boolean {
  if (before === undefined || JSON.stringify(withoutRepairs(before)) !== JSON.stringify(withoutRepairs(after))) {
    return false;
  }
  return changedLines(before.options.repairs ?? [], after.options.repairs ?? []) !== null;
}

/** How many cells each correction of a list was written in. */
interface Counted {
  repairs: readonly ImportRepair[];
  counts: readonly number[];
}

/**
 * Counts anew where only some records were read again.
 * @param all of the whole file before
 * @param before of those records before, in the same list
 * @param after of those records after, in the new list
 */
export function recounted(all: Counted, before: readonly number[], after: Counted): number[] {
  const others = new Map(
    all.repairs.map((repair, at) => [keyOf(repair), (all.counts[at] ?? 0) - (before[at] ?? 0)] as const),
  );
  return after.repairs.map((repair, at) => (others.get(keyOf(repair)) ?? 0) + (after.counts[at] ?? 0));
}
