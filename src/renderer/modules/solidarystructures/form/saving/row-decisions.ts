/** A row of a list as far as two versions of the list are compared: by its id. */
interface Row {
  id: number | null;
}

/** What a person has to decide about one row of a list before the list is sent whole. */
export interface RowDecision {
  id: number;
  /**
   * `removed`: taken away here; `added`: on the platform since the form was opened, so that the list as typed would
   * delete it; `gone`: in the list as typed, but no longer on the platform.
   */
  kind: 'removed' | 'added' | 'gone';
}

interface Versions<R extends Row> {
  /** The list when the form last agreed with the platform. */
  since: readonly R[];
  /** The list as the platform holds it now. */
  now: readonly R[];
  /** The list as typed. */
  mine: readonly R[];
}

const idsOf = (rows: readonly Row[]): ReadonlySet<number> =>
  new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));

const has = (rows: readonly Row[], id: number): boolean => rows.some((row) => row.id === id);

/**
 * Returns what has to be decided before a list is sent whole, which deletes each row that it lacks
 * (docs/screens/09-solidary-structures.md §5.7): every row that would go, once the list changed on the platform or the
 * row is in use by now, and every row that is gone there.
 *
 * @param isSame whether the list is the same in two versions
 * @param isInUse whether somebody uses a row that the platform holds now, and nobody did when the form was opened
 */
export function decisionsOf<R extends Row>(
  { since, now, mine }: Versions<R>,
  isSame: (left: readonly R[], right: readonly R[]) => boolean,
  isInUse: (id: number) => boolean = () => false,
): RowDecision[] {
  const hasMoved = !isSame(since, now);
  const leaving = [...idsOf(now)].filter((id) => !has(mine, id) && (hasMoved || isInUse(id)));
  const gone = [...idsOf(mine)].filter((id) => has(since, id) && !has(now, id));
  return [
    ...leaving.map((id): RowDecision => ({ id, kind: has(since, id) ? 'removed' : 'added' })),
    ...gone.map((id): RowDecision => ({ id, kind: 'gone' })),
  ];
}

/**
 * Returns the list as typed with the answers: rows that stay are put back from the platform's version, rows that are
 * gone there leave the list or become new ones.
 *
 * @param kept the ids that stay
 * @param renew makes a new row of one that is gone
 */
export function withDecisions<R extends Row>(
  { now, mine }: Pick<Versions<R>, 'now' | 'mine'>,
  decisions: readonly RowDecision[],
  kept: ReadonlySet<number>,
  renew: (row: R) => R,
): R[] {
  const gone = new Set(decisions.filter(({ kind }) => kind === 'gone').map(({ id }) => id));
  const staying = mine.flatMap((row) => {
    if (row.id === null || !gone.has(row.id)) return [row];
    return kept.has(row.id) ? [renew(row)] : [];
  });
  const back = decisions.filter(({ id, kind }) => kind !== 'gone' && kept.has(id)).map(({ id }) => id);
  return [...staying, ...now.filter(({ id }) => id !== null && back.includes(id))];
}
