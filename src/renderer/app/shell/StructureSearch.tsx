import { Combobox, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains } from '#shared/folded.ts';
import styles from './TopBar.module.css';
import { useStructures } from './useStructures.ts';

interface StructureSearchProps {
  id: string;
  /** Called once a structure is chosen. */
  onChosen?: () => void;
}

/** The selector of many structures: a part of a name narrows the list; case and accents do not count. */
export function StructureSearch({ id, onChosen }: StructureSearchProps) {
  const { t } = useTranslation(['shell', 'list']);
  const { choices, currentId, isHeld, leavesPage, choose } = useStructures();
  const [typed, setTyped] = useState<string | null>(null);
  const current = choices.find((structure) => structure.id === currentId);
  const found = choices.filter(({ name }) => typed === null || contains(name, typed));

  return (
    <Combobox
      expandIcon={{ 'aria-label': t('list:picker.open', { label: t('structureSearch') }) }}
      id={id}
      size="small"
      freeform
      className={styles.search}
      listbox={{ className: styles.found }}
      disabled={isHeld}
      aria-description={isHeld ? t('structureHeld') : undefined}
      placeholder={t('structureSearch')}
      value={typed ?? current?.name ?? ''}
      selectedOptions={current === undefined ? [] : [String(current.id)]}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onOptionSelect={(event, { optionValue }) => {
        // Typing alone chooses nothing.
        if (optionValue === undefined || event.type === 'change') return;
        setTyped(null);
        void choose(Number(optionValue));
        onChosen?.();
      }}
      // Text without a choice is no choice: the field returns to the current structure.
      onBlur={() => setTyped(null)}
    >
      {found.map((structure) => (
        <Option key={structure.id} value={String(structure.id)} text={structure.name}>
          {leavesPage(structure) ? t('structureLeaves', { name: structure.name }) : structure.name}
        </Option>
      ))}
      {found.length === 0 && (
        <Option value="" text="" disabled checkIcon={null}>
          {t('list:picker.none')}
        </Option>
      )}
    </Combobox>
  );
}
