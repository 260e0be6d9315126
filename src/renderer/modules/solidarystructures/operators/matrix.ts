import type { Operator, Structure, StructureRow } from '#shared/resources/solidarystructures/item.ts';

/** One structure of the matrix; its operators are unknown until its item was read. */
export interface StructureLine {
  structure: StructureRow;
  /** Null while unknown. */
  operators: readonly Operator[] | null;
}

/** Structures by operators. */
export interface OperatorMatrix {
  lines: readonly StructureLine[];
  /** Everybody who operates one of the lines, once, by name. */
  operators: readonly Pick<Operator, 'id' | 'name'>[];
}

/** Whether a structure is known to have one operator or none. */
export const isThin = ({ operators }: StructureLine): boolean => operators !== null && operators.length <= 1;

/**
 * Puts the structures of a list and the items that were read of them together.
 *
 * @param read items by the id of their structure
 */
export function matrixOf(
  structures: readonly StructureRow[],
  read: ReadonlyMap<number, Pick<Structure, 'operators'>>,
): OperatorMatrix {
  const lines = structures.map((structure) => ({ structure, operators: read.get(structure.id)?.operators ?? null }));
  return { lines, operators: operatorsOf(lines) };
}

/** Only the structures with one operator or none, and whoever operates these. */
export function thinOnly({ lines }: OperatorMatrix): OperatorMatrix {
  const thin = lines.filter(isThin);
  return { lines: thin, operators: operatorsOf(thin) };
}

function operatorsOf(lines: readonly StructureLine[]): OperatorMatrix['operators'] {
  const byId = new Map(lines.flatMap(({ operators }) => operators ?? []).map((operator) => [operator.id, operator]));
  return [...byId.values()].toSorted((left, right) => left.name.localeCompare(right.name, 'fr'));
}
