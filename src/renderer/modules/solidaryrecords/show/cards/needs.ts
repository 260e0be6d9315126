interface Need {
  id: number;
  label: string;
}

/**
 * The needs of a record as they are shown: each label once, since a replacement can leave the private need twice, and
 * marked where it is not among those that the structure offers (docs/screens/07-solidary-records.md §2).
 *
 * @param offered needs of the structure; undefined where they are not known
 */
export function shownNeeds(
  needs: readonly Need[],
  offered: readonly Pick<Need, 'id'>[] | undefined,
): (Need & { isOwn: boolean })[] {
  const known = offered === undefined ? null : new Set(offered.map(({ id }) => id));
  const seen = new Set<string>();
  return needs.flatMap(({ id, label }) => {
    if (seen.has(label)) return [];
    seen.add(label);
    return [{ id, label, isOwn: known !== null && !known.has(id) }];
  });
}
