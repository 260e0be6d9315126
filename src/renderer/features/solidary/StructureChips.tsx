import { useSignedIn } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { PersonStructure } from '#shared/resources/solidary/people.ts';
import styles from './solidary.module.css';
import { statusIcon, statusLabel } from './status.ts';

/** The structures of a person with the current one first, then in the order of the platform. */
export const currentFirst = (
  structures: readonly PersonStructure[],
  currentId: number | null,
): readonly PersonStructure[] => [
  ...structures.filter(({ structureId }) => structureId === currentId),
  ...structures.filter(({ structureId }) => structureId !== currentId),
];

interface StructureChipsProps {
  structures: readonly PersonStructure[];
  /** From the tools of the list: one translation for all rows. */
  translate: Text;
}

/**
 * The structures of a row (docs/screens/08-solidary-people.md §1): a chip `{name} · {status}` of the current one, or of
 * the first, whose status is never cut, then how many others there are, named in the tip and to a screen reader.
 */
export function StructureChips({ structures, translate }: StructureChipsProps) {
  const { currentStructureId } = useSignedIn();
  const [first, ...others] = currentFirst(structures, currentStructureId);
  if (first === undefined) return null;
  const Icon = statusIcon(first.status);
  const text = ({ name, status }: PersonStructure) =>
    translate('solidary:chip', { name, status: translate(statusLabel(status)) });
  const rest = others.map(text).join('\n');
  return (
    <span className={styles.chips}>
      <span className={`${flow.fine} ${flow.pill} ${styles.chip}`} data-status={first.status} title={text(first)}>
        <Icon aria-hidden />
        <span className={flow.cut}>{first.name}</span>
        <span className={styles.chipStatus}>
          {translate('solidary:chip', { name: '', status: translate(statusLabel(first.status)) })}
        </span>
      </span>
      {others.length > 0 && (
        <span
          role="img"
          className={`${flow.fine} ${flow.pill} ${styles.chip}`}
          aria-label={others.map(text).join(', ')}
          title={rest}
        >
          +{others.length}
        </span>
      )}
    </span>
  );
}
