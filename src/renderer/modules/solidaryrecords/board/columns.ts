import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';

/** The columns that hold records, in their order; the fifth one, closing, holds none. */
export const columnStatuses = [0, 1, 2, 3] as const;
export type ColumnStatus = (typeof columnStatuses)[number];

/** Where a card can be dropped: no action leads back to 0, and 4 asks for a reason. */
export const targets = [1, 2, 3, 4] as const;
export type Target = (typeof targets)[number];

export interface Columns {
  byStatus: Readonly<Record<ColumnStatus, readonly SolidaryRecordRow[]>>;
  /** Rows that belong to no column: closed ones below 100 %, and statuses that this version does not know. */
  others: readonly SolidaryRecordRow[];
}

/** Puts rows into their columns, in the order in which they come. */
export function columnsOf(rows: readonly SolidaryRecordRow[]): Columns {
  const byStatus: Record<ColumnStatus, SolidaryRecordRow[]> = { 0: [], 1: [], 2: [], 3: [] };
  const others: SolidaryRecordRow[] = [];
  for (const row of rows) {
    const status = columnStatuses.find((one) => one === row.status);
    (status === undefined ? others : byStatus[status]).push(row);
  }
  return { byStatus, others };
}

/** Where a record of this status can be moved to. */
export const targetsOf = ({ status }: Pick<SolidaryRecordRow, 'status'>): Target[] =>
  targets.filter((target) => target !== status);
