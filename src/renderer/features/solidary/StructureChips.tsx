import { useSignedIn } from '#renderer/kit/data/session.ts';
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

/** Chips `{name} · {status}` of a row, the current structure first (docs/screens/08-solidary-people.md §1). */
export function StructureChips({ structures, translate }: StructureChipsProps) {
  const { currentStructureId } = useSignedIn();
  return (
    <span className={styles.chips}>
      {currentFirst(structures, currentStructureId).map(({ structureId, name, status }) => {
        const Icon = statusIcon(status);
        const text = translate('solidary:chip', { name, status: translate(statusLabel(status)) });
        return (
          <span key={structureId} className={styles.chip} data-status={status} title={text}>
            <Icon aria-hidden />
            <span className={styles.chipText}>{text}</span>
          </span>
        );
      })}
    </span>
  );
}
