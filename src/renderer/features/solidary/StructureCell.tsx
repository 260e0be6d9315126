import { useSignedIn } from '#renderer/kit/data/session.ts';
import { stateCell } from '#renderer/kit/list/cells/cells.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import { ACCEPTED } from '#shared/resources/solidary/status.ts';
import styles from './solidary.module.css';
import { statusLabel, statusTone } from './status.ts';

/** The structures of a person with the current one first, then in the order of the platform. */
export const currentFirst = (
  structures: readonly PersonStructure[],
  currentId: number | null,
): readonly PersonStructure[] => [
  ...structures.filter(({ structureId }) => structureId === currentId),
  ...structures.filter(({ structureId }) => structureId !== currentId),
];

interface StructureCellProps {
  structures: readonly PersonStructure[];
  /** From the tools of the list: one translation for all rows. */
  translate: Text;
}

/**
 * The structures of a row (docs/screens/08-solidary-people.md §1): the current one, or the first, with the status there,
 * which is never cut; then how many others there are, named in the tip and to a screen reader. Accepted is what most are:
 * it is quiet, and a shape stands before what deviates.
 */
export function StructureCell({ structures, translate }: StructureCellProps) {
  const { currentStructureId } = useSignedIn();
  const [first, ...others] = currentFirst(structures, currentStructureId);
  if (first === undefined) return null;
  const text = ({ name, status }: PersonStructure) =>
    translate('solidary:chip', { name, status: translate(statusLabel(status)) });
  const rest = others.map(text).join('\n');
  return (
    <span className={styles.structures}>
      <span className={styles.structure} title={text(first)}>
        <span className={flow.cut}>{first.name}</span>
        {first.status === ACCEPTED ? (
          <span className={styles.quietStatus}>
            {translate('solidary:chip', { name: '', status: translate(statusLabel(first.status)) })}
          </span>
        ) : (
          <span className={styles.status}>
            {' '}
            {stateCell(statusLabel(first.status), statusTone(first.status), { translate })}
          </span>
        )}
      </span>
      {others.length > 0 && (
        <span role="img" className={styles.others} aria-label={others.map(text).join(', ')} title={rest}>
          +{others.length}
        </span>
      )}
    </span>
  );
}
