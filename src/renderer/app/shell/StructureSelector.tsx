import { Label, Select, useId } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { StructureSearch } from './StructureSearch.tsx';
import styles from './TopBar.module.css';
import { hasSearch, useStructures } from './useStructures.ts';

/** Chooses the current structure, for a user of several (docs/screens/09-solidary-structures.md §1). */
export function StructureSelector() {
  const { t } = useTranslation('shell');
  const { choices, currentId, isHeld, choose } = useStructures();
  const id = useId('structure');
  if (choices.length === 0) return null;

  const held = isHeld ? t('structureHeld') : undefined;
  return (
    <div className={styles.structure} title={held}>
      <Label htmlFor={id}>{t('structure')}</Label>
      {hasSearch(choices) ? (
        <StructureSearch id={id} />
      ) : (
        <Select
          id={id}
          size="small"
          value={currentId ?? ''}
          disabled={isHeld}
          aria-description={held}
          onChange={(_, { value }) => void choose(Number(value))}
        >
          {choices.map((structure) => (
            <option key={structure.id} value={structure.id}>
              {structure.name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
