// biome-ignore-all lint/a11y/useSemanticElements: a native list of options cannot hold icons, groups and keys.
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field; the option is told by aria-activedescendant.

import { Spinner, useFocusableGroup } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { type Entry, groups, isRecordGroup } from './entries.ts';
import styles from './Palette.module.css';
import { useResults } from './useResults.ts';

export interface PaletteProps {
  signOut: () => void;
  showShortcuts: () => void;
  /** Called to close the palette; the focus returns to where it was before anything else happens. */
  onClose: () => void;
}

/** Maximum number of visible lines. */
const inSight = 20;

/** One field for pages, actions and records: type, arrows, Enter (docs/screens/01-shell-home.md §8). */
export function Palette({ signOut, showShortcuts, onClose }: PaletteProps) {
  const { t } = useTranslation(['palette', 'routes']);
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { entries, isSearching, hasFailed, isTooShort } = useResults({ typed, signOut, showShortcuts });
  // By identity, not by position: late results must not move under the Enter key.
  const known = entries.findIndex(({ id }) => id === activeId);
  const at = known < 0 ? Math.min(0, entries.length - 1) : known;
  const active = entries[at];
  // The visible lines render first, on opening and after a key press; those below follow.
  const isAllDrawn = useDeferredValue<string | null>(typed, null) === typed;
  const drawn = isAllDrawn ? entries : entries.slice(0, inSight);
  const setActive = (index: number) => setActiveId(entries[index]?.id ?? null);
  // Fluent's focus engine would handle Tab before the field does, and move the focus to the page behind.
  const keepsTab = useFocusableGroup({ tabBehavior: 'unlimited', ignoreDefaultKeydown: { Tab: true } });
  // By identity, not by position: unchanged lines do not render again after a key press.
  const optionId = ({ id }: Entry) => `${listId}-${encodeURIComponent(id.toWellFormed())}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const moves: Partial<Record<string, () => void>> = {
    ArrowDown: () => setActive((at + 1) % Math.max(entries.length, 1)),
    ArrowUp: () => setActive((at - 1 + entries.length) % Math.max(entries.length, 1)),
    PageDown: () => setActive(Math.min(at + 8, entries.length - 1)),
    PageUp: () => setActive(Math.max(at - 8, 0)),
    Enter: () => choose(entries[at]),
    Escape: onClose,
    // The field is the only tab stop of the palette: the page behind is not reached.
    Tab: () => {},
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isToggle = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const move = isToggle ? onClose : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <div
      className={styles.backdrop}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div {...keepsTab} role="dialog" aria-modal="true" aria-label={t('label')} className={styles.palette}>
        <div className={styles.field}>
          {isSearching ? <Spinner size="tiny" aria-hidden /> : <SearchRegular aria-hidden="true" />}
          <input
            // biome-ignore lint/a11y/noAutofocus: it was opened to be typed in.
            autoFocus
            role="combobox"
            aria-label={t('label')}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            aria-describedby={`${listId}-hint`}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('placeholder')}
            value={typed}
            className={styles.input}
            onChange={({ target }) => {
              setTyped(target.value);
              setActiveId(null);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses. */}
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={t('results')}
          className={styles.list}
          onClick={({ target }) => choose(entryAt(target))}
        >
          {groups.map((group) => {
            const members = drawn.filter((entry) => entry.group === group);
            if (members.length === 0) return null;
            return (
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
            );
          })}
        </div>
        <div role="status" className={styles.state}>
          {stateText()}
        </div>
        <p id={`${listId}-hint`} className={styles.hint}>
          {t('hint')}
        </p>
      </div>
    </div>
  );

  function entryAt(target: EventTarget): Entry | undefined {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-option]') : null;
    return entries.find(({ id }) => id === option?.dataset.option);
  }

  function stateText(): string {
    if (hasFailed) return t('failed');
    if (isTooShort) return t('typeMore');
    if (entries.length > 0) return t('count', { count: entries.length });
    return isSearching ? t('searching') : t('none');
  }
}

interface OptionProps extends Pick<Entry, 'label' | 'detail' | 'icon' | 'module' | 'keys'> {
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
    <span className={styles.label}>{label}</span>
    {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
  </div>
));
