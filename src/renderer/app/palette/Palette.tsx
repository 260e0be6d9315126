import { Spinner, useFocusableGroup } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry } from './entries.ts';
import styles from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import { type ApplicationCommands, type KnownEntries, useKnownEntries } from './useEntries.ts';
import { useResults } from './useResults.ts';

interface PaletteProps extends ApplicationCommands {
  /** What stands in its field when it opens. */
  typed: string;
  /** Called to close the palette; the focus returns to where it was before anything else happens. */
  onClose: () => void;
}

/** One field for pages, actions and records: type, arrows, Enter (docs/screens/01-shell-home.md §8). */
export function Palette({ typed, onClose, ...commands }: PaletteProps) {
  // Collected here, above the field: what is typed does not change them.
  const known = useKnownEntries(commands);
  return <PaletteDialog first={typed} known={known} onClose={onClose} />;
}

interface PaletteDialogProps extends Pick<PaletteProps, 'onClose'> {
  first: string;
  known: KnownEntries;
}

function PaletteDialog({ first, known, onClose }: PaletteDialogProps) {
  const { t } = useTranslation('palette');
  const [typed, setTyped] = useState(first);
  const [activeId, setActiveId] = useState<string | null>(null);
  const listId = useId();
  const [isFieldRead, setFieldRead] = useFieldRead();
  const { entries, isSearching, hasFailed, isTooShort } = useResults(typed, known);
  // By identity, not by position: late results must not move under the Enter key.
  const place = entries.findIndex(({ id }) => id === activeId);
  const at = place < 0 ? Math.min(0, entries.length - 1) : place;
  const active = entries[at];
  const setActive = (index: number) => setActiveId(entries[index]?.id ?? null);
  // Fluent's focus engine would handle Tab before the field does, and move the focus to the page behind.
  const keepsTab = useFocusableGroup({ tabBehavior: 'unlimited', ignoreDefaultKeydown: { Tab: true } });
  // By identity, not by position: unchanged lines do not render again after a key press.
  const optionId = ({ id }: PaletteEntry) => `${listId}-${encodeURIComponent(id.toWellFormed())}`;

  const choose = (entry: PaletteEntry | undefined) => {
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
    setFieldRead(true);
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
            aria-activedescendant={isFieldRead && active ? optionId(active) : undefined}
            aria-describedby={`${listId}-hint`}
            title={t('label')}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('placeholder')}
            value={typed}
            className={styles.input}
            onChange={({ target }) => {
              setTyped(target.value);
              setActiveId(null);
              setFieldRead(true);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <PaletteList
          id={listId}
          entries={entries}
          typed={typed}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
        <div role="status" className={styles.state}>
          {stateText()}
        </div>
        <p id={`${listId}-hint`} className={styles.hint}>
          {t('hint')}
        </p>
      </div>
    </div>
  );

  function stateText(): string {
    if (hasFailed) return t('failed');
    if (isTooShort) return t('typeMore');
    // The number changes with each module that answers: it is told once all have.
    if (isSearching) return t('searching');
    return entries.length > 0 ? t('count', { count: entries.length }) : t('none');
  }
}

/** Milliseconds that a screen reader has to take notice of the field. */
const fieldPause = 300;

/**
 * Whether the first line may be told as the active one. A field that has one as it takes the focus is not read out
 * itself: neither the palette nor its field would be named.
 */
function useFieldRead() {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), fieldPause);
    return () => clearTimeout(timer);
  }, []);
  return [isRead, setRead] as const;
}
