import { folded } from '#shared/folded.ts';
import { fullNameOf, type PersonNames } from '#shared/full-name.ts';
import { isOpen, type RecordStatus } from '#shared/resources/solidaryrecords/status.ts';
import { nationalTelephone } from '#shared/telephone.ts';
import type { Count } from './figures.ts';

interface Person extends PersonNames {
  readonly telephone: string | null;
}

/** The structures of the open records of a list, by the names of the structures. */
export interface StructureCounts {
  structures: Count<string>[];
  /** Records of people of several structures, and of people who were not found among the beneficiaries. */
  several: number;
  unknown: number;
}

/** Rows name neither structure nor beneficiary: a person is the same by name and telephone. */
const keyOf = (person: Person): string =>
  `${folded(fullNameOf(person))} ${person.telephone === null ? '' : nationalTelephone(person.telephone)}`;

/**
 * Counts open records by the structure of their beneficiary: the rows of records name no structure
 * (docs/screens/07-solidary-records.md §1).
 */
export function byStructure(
  records: readonly (Person & { readonly status: RecordStatus | null })[],
  beneficiaries: readonly (Person & { readonly structures: readonly { readonly name: string | null }[] })[],
): StructureCounts {
  const structuresOf = new Map<string, Set<string>>();
  for (const person of beneficiaries) {
    const names = structuresOf.get(keyOf(person)) ?? new Set();
    for (const { name } of person.structures) if (name !== null) names.add(name);
    structuresOf.set(keyOf(person), names);
  }
  const counts = new Map<string, number>();
  let several = 0;
  let unknown = 0;
  for (const record of records) {
    if (!isOpen(record.status)) continue;
    const [first, ...others] = structuresOf.get(keyOf(record)) ?? [];
    if (first === undefined) unknown += 1;
    else if (others.length > 0) several += 1;
    else counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const structures = [...counts].map(([name, count]) => ({ name, count }));
  return { structures: structures.toSorted((left, right) => right.count - left.count), several, unknown };
}
