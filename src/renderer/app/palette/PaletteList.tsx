// biome-ignore-all lint/a11y/useSemanticElements: a native list of options cannot hold icons, groups and keys.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field; the option is told by aria-activedescendant.

import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { isRecordGroup, type PaletteEntry } from './entries.ts';
import styles from './Palette.module.css';

/** The number of visible lines at most, from the heights in Palette.module.css: the rest of the palette takes two lines. */
const linesInSight = () => Math.ceil((window.innerHeight * 0.7) / 36) - 2;

interface PaletteListProps {
  id: string;
  entries: readonly PaletteEntry[];
  /** The query of the entries. */
  typed: string;
  active: PaletteEntry | undefined;
  /** Id of the line of an entry. */
  optionId: (entry: PaletteEntry) => string;
  onChoose: (entry: PaletteEntry | undefined) => void;
}

/** The lines of the palette, by group, in the order in which the keys go through them: those that are visible first, on opening and after a key, then those below. */
export function PaletteList({ id: listId, entries, typed, active, optionId, onChoose }: PaletteListProps) {
  const { t } = useTranslation(['palette', 'routes']);
  const list = useRef<HTMLDivElement>(null);
  const isAllDrawn = useDeferredValue<string | null>(typed, null) === typed;
  const drawn = isAllDrawn ? entries : entries.slice(0, linesInSight());

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const entryAt = (target: EventTarget): PaletteEntry | undefined => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-option]') : null;
    return entries.find(({ id }) => id === option?.dataset.option);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses.
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('palette:results')}
      className={styles.list}
      onClick={({ target }) => onChoose(entryAt(target))}
    >
      {[...Map.groupBy(drawn, ({ group }) => group)].map(([group, members]) => (
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <div id={`${listId}-${group}`} role="presentation" className={styles.group}>
            {isRecordGroup(group) ? t(`routes:${group}.title`) : t(`palette:groups.${group}`)}
          </div>
          {members.map((entry) => {
            const { id, label, detail, icon, module, keys } = entry;
            const parts = { label, detail, icon, module, keys };
            return <Option key={id} id={optionId(entry)} name={id} isActive={entry === active} {...parts} />;
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PaletteEntry, 'label' | 'detail' | 'icon' | 'module' | 'keys'> {
  id: string;
  /** Id of the entry. */
  name: string;
  isActive: boolean;
}

/**
 * One line. It has no event handlers: the list delegates, so that a key press renders only the lines that it changes.
 */
const Option = memo(({ id, name, isActive, icon: Icon, module, label, detail, keys }: OptionProps) => (
  <div id={id} role="option" aria-selected={isActive} className={styles.option} data-option={name}>
    <span className={styles.icon}>
      {Icon !== undefined ? <Icon /> : module !== undefined && <ModuleIcon of={module} />}
    </span>
    <span className={flow.cut}>{label}</span>
    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
  </div>
));
