import { Label, Select, useId } from '@fluentui/react-components';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import styles from './TopBar.module.css';
import { hasSearch, useStructures } from './useStructures.ts';

const StructureSearch = lazily(async () => (await import('./StructureSearch.tsx')).StructureSearch);

/** Chooses the current structure, for a user of several (docs/screens/09-solidary-structures.md §1). */
export function StructureSelector() {
  const { t } = useTranslation('shell');
  const { choices, currentId, isHeld, leavesPage, choose } = useStructures();
  const id = useId('structure');
  if (choices.length === 0) return null;

  const held = isHeld ? t('structureHeld') : undefined;
  return (
    <div className={styles.structure} title={held}>
      <Label htmlFor={id}>{t('structure')}</Label>
      {hasSearch(choices) ? (
        <Suspense>
          <StructureSearch id={id} />
        </Suspense>
      ) : (
        <Select
          id={id}
          size="small"
          title={held ?? t('structure')}
          value={currentId ?? ''}
          disabled={isHeld}
          aria-description={held}
          onChange={(_, { value }) => void choose(Number(value))}
        >
          {choices.map((structure) => (
            <option key={structure.id} value={structure.id}>
              {leavesPage(structure) ? t('structureLeaves', { name: structure.name }) : structure.name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
