import { Button, mergeClasses } from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import { type DragEvent, type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useDrawn } from '#renderer/kit/ui/useDrawn.ts';
import { DRAFT } from '../labels.ts';
import type { SectionDraft } from './draft.ts';
import styles from './form.module.css';
import { type Landing, landingOf, type PartKey } from './outline.ts';
import { usePartName } from './PartName.tsx';

/** Paragraphs that one frame draws. */
const perFrame = 60;

interface OutlineProps {
  sections: readonly SectionDraft[];
  selected: PartKey | null;
  isLocked: boolean;
  /** Paths of parts with an error. */
  refused: ReadonlySet<string>;
  onSelect: (key: PartKey) => void;
  onStep: (key: PartKey, by: 1 | -1) => void;
  onDrop: (key: PartKey, onto: PartKey) => void;
  onRemove: (key: PartKey) => void;
  onAddSection: () => void;
  onAddParagraph: (section: PartKey) => void;
}

/** What a part can be asked for. The same object for the life of the outline, so that other parts stay as they are. */
interface PartCommands {
  select: (key: PartKey) => void;
  step: (key: PartKey, by: 1 | -1) => void;
  remove: (key: PartKey) => void;
  dragStart: (key: PartKey, name: string, event: DragEvent) => void;
  dragOver: (key: PartKey, event: DragEvent) => void;
  drop: (key: PartKey, event: DragEvent) => void;
  dragEnd: () => void;
}

/** Lists the sections and paragraphs of an article, to select one or move it by dragging, buttons or keys. */
export function Outline(props: OutlineProps) {
  const { sections, selected, isLocked, refused } = props;
  const { t } = useTranslation('articles');
  const name = usePartName();
  const { commands, dragged, landing } = usePartCommands(props);
  const drawn = useDrawn(
    sections.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0),
    perFrame,
  );
  let before = 0;

  const stateOf = (key: PartKey, path: string, status: number | null) => ({
    id: key,
    path,
    isDraft: status === DRAFT,
    isSelected: key === selected,
    isLocked,
    isRefused: refused.has(path),
    isDragged: dragged === key,
    landing: landing?.key === key ? landing.side : undefined,
    commands,
  });

  return (
    <nav
      className={`${flow.stackS} ${styles.outline}`}
      aria-label={t('form.outline')}
      data-field="sections"
      data-label={t('form.content')}
    >
      <ol className={`${flow.plain} ${styles.parts}`}>
        {sections.map((section, at) => {
          const state = stateOf(section.key, `sections.${at}`, section.status);
          const paragraphs = section.paragraphs.slice(0, Math.max(0, drawn - before));
          before += section.paragraphs.length;
          return (
            <li key={section.key} data-landing={state.landing}>
              <OutlineRow {...state} label={name.section(section, at + 1)} isSection />
              <ol className={`${flow.plain} ${styles.parts}`}>
                {paragraphs.map(({ key, text, status }, place) => (
                  <ParagraphLine
                    key={key}
                    {...stateOf(key, `sections.${at}.paragraphs.${place}`, status)}
                    text={text}
                  />
                ))}
              </ol>
              {!isLocked && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<AddRegular />}
                  className={styles.add}
                  aria-label={t('form.addParagraphTo', { name: name.section(section, at + 1) })}
                  onClick={() => props.onAddParagraph(section.key)}
                >
                  {t('form.addParagraph')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {!isLocked && (
        <Button icon={<AddRegular />} onClick={props.onAddSection}>
          {t('form.addSection')}
        </Button>
      )}
    </nav>
  );
}

/** The commands of the parts, what is being dragged, and where a drop would put it. */
function usePartCommands(props: OutlineProps) {
  const [dragged, setDragged] = useState<PartKey | null>(null);
  const [over, setOver] = useState<PartKey | null>(null);
  const latest = useRef({ props, dragged });
  useLayoutEffect(() => {
    latest.current = { props, dragged };
  });
  const commands = useMemo<PartCommands>(() => {
    const dragEnd = () => {
      setDragged(null);
      setOver(null);
    };
    return {
      select: (key) => latest.current.props.onSelect(key),
      step: (key, by) => latest.current.props.onStep(key, by),
      remove: (key) => latest.current.props.onRemove(key),
      dragStart: (key, label, event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', label);
        setDragged(key);
      },
      dragOver: (key, event) => {
        if (latest.current.dragged === null) return;
        event.preventDefault();
        setOver(key);
      },
      drop: (key, event) => {
        event.preventDefault();
        const { dragged: moved, props: now } = latest.current;
        if (moved !== null && landingOf(now.sections, moved, key) !== null) now.onDrop(moved, key);
        dragEnd();
      },
      dragEnd,
    };
  }, []);
  const landing = dragged === null || over === null ? null : landingOf(props.sections, dragged, over);
  return { commands, dragged, landing };
}

interface PartState {
  id: PartKey;
  path: string;
  isDraft: boolean;
  isSelected: boolean;
  isLocked: boolean;
  isRefused: boolean;
  isDragged: boolean;
  landing: Landing['side'] | undefined;
  commands: PartCommands;
}

/** The line of a paragraph. It is drawn again only when it changes: an article has many. */
const ParagraphLine = memo(function ParagraphLine({ text, ...state }: PartState & { text: string | null }) {
  const name = usePartName();
  return (
    <li data-landing={state.landing}>
      <OutlineRow {...state} label={name.paragraph({ text })} />
    </li>
  );
});

function OutlineRow({ label, isSection = false, ...state }: PartState & { label: string; isSection?: boolean }) {
  const { id, path, isDraft, isSelected, isLocked, isRefused, isDragged, commands } = state;
  const { t } = useTranslation('articles');
  const status = t(isDraft ? 'values.status.0' : 'values.status.1');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || !event.altKey || event.ctrlKey || isLocked) return;
    event.preventDefault();
    commands.step(id, by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the pointer's equivalent of the buttons and keys within.
    <div
      className={mergeClasses(`${flow.bar} ${styles.row}`, isSelected && styles.selected, isDragged && styles.dragged)}
      data-field={path}
      data-label={label}
      draggable={!isLocked}
      onKeyDown={onKeyDown}
      onDragStart={(event) => commands.dragStart(id, label, event)}
      onDragOver={(event) => commands.dragOver(id, event)}
      onDragEnd={commands.dragEnd}
      onDrop={(event) => commands.drop(id, event)}
    >
      <button
        type="button"
        className={`${flow.pressable} ${flow.side} ${flow.grow} ${flow.invalid} ${styles.part}`}
        data-section={isSection}
        aria-label={t('form.part', { name: label, status })}
        aria-current={isSelected || undefined}
        aria-keyshortcuts={isLocked ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
        aria-invalid={isRefused || undefined}
        onClick={() => commands.select(id)}
      >
        <span className={styles.dot} data-draft={isDraft} title={status} />
        <span className={flow.cut} title={label}>
          {label}
        </span>
        {isDraft && <span className={`${flow.small} ${styles.draft}`}>{status}</span>}
      </button>
      {isSelected && !isLocked && (
        <span className={styles.rowActions}>
          {(
            [
              ['up', ArrowUpRegular, () => commands.step(id, -1)],
              ['down', ArrowDownRegular, () => commands.step(id, 1)],
              ['remove', DeleteRegular, () => commands.remove(id)],
            ] as const
          ).map(([action, Icon, run]) => (
            <Button
              key={action}
              size="small"
              appearance="subtle"
              icon={<Icon />}
              aria-label={t(`form.${action}`, { name: label })}
              title={t(`form.${action}`, { name: label })}
              onClick={run}
            />
          ))}
        </span>
      )}
    </div>
  );
}
