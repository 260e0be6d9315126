import { Label, Select, useId } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import styles from './TopBar.module.css';
import { useStructures } from './useStructures.ts';

/** Chooses the current structure, for a user of several. */
export function StructureSelector() {
  const { t } = useTranslation('shell');
  const { choices, currentId, isHeld, choose } = useStructures();
  const id = useId('structure');
  if (choices.length === 0) return null;

  return (
    <div className={styles.structure} title={isHeld ? t('structureHeld') : undefined}>
      <Label htmlFor={id}>{t('structure')}</Label>
      <Select
        id={id}
        size="small"
        value={currentId ?? ''}
        disabled={isHeld}
        aria-description={isHeld ? t('structureHeld') : undefined}
        onChange={(_, { value }) => choose(Number(value))}
      >
        {choices.map((structure) => (
          <option key={structure.id} value={structure.id}>
            {structure.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
