import { Button, mergeClasses } from '@fluentui/react-components';
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT } from '../labels.ts';
import type { SectionDraft } from './draft.ts';
import styles from './form.module.css';
import { landingOf, type PartKey } from './outline.ts';
import { usePartName } from './PartName.tsx';

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

/** Lists the sections and paragraphs of an article, to select one or move it by dragging, buttons or keys. */
export function Outline(props: OutlineProps) {
  const { sections, selected, isLocked, refused } = props;
  const { t } = useTranslation('articles');
  const name = usePartName();
  const [dragged, setDragged] = useState<PartKey | null>(null);
  const [over, setOver] = useState<PartKey | null>(null);
  const landing = dragged === null || over === null ? null : landingOf(sections, dragged, over);
  const landingAt = (key: PartKey) => (landing?.key === key ? landing.side : undefined);
  const endDrag = () => {
    setDragged(null);
    setOver(null);
  };

  const row = (key: PartKey, path: string, label: string, status: number | null) => (
    <OutlineRow
      label={label}
      path={path}
      isSection={!path.includes('paragraphs')}
      isDraft={status === DRAFT}
      isSelected={key === selected}
      isLocked={isLocked}
      isRefused={refused.has(path)}
      isDragged={dragged === key}
      onSelect={() => props.onSelect(key)}
      onStep={(by) => props.onStep(key, by)}
      onRemove={() => props.onRemove(key)}
      drag={{
        onDragStart: (event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', label);
          setDragged(key);
        },
        onDragOver: (event) => {
          if (dragged === null) return;
          event.preventDefault();
          setOver(key);
        },
        onDragEnd: endDrag,
        onDrop: (event) => {
          event.preventDefault();
          if (dragged !== null && landingOf(sections, dragged, key) !== null) props.onDrop(dragged, key);
          endDrag();
        },
      }}
    />
  );

  return (
    <nav className={styles.outline} aria-label={t('form.outline')} data-field="sections" data-label={t('form.content')}>
      <ol className={styles.parts}>
        {sections.map((section, at) => (
          <li key={section.key} data-landing={landingAt(section.key)}>
            {row(section.key, `sections.${at}`, name.section(section, at + 1), section.status)}
            <ol className={styles.parts}>
              {section.paragraphs.map((paragraph, place) => (
                <li key={paragraph.key} data-landing={landingAt(paragraph.key)}>
                  {row(
                    paragraph.key,
                    `sections.${at}.paragraphs.${place}`,
                    name.paragraph(paragraph),
                    paragraph.status,
                  )}
                </li>
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
        ))}
      </ol>
      {!isLocked && (
        <Button icon={<AddRegular />} onClick={props.onAddSection}>
          {t('form.addSection')}
        </Button>
      )}
    </nav>
  );
}

interface OutlineRowProps {
  label: string;
  path: string;
  isSection: boolean;
  isDraft: boolean;
  isSelected: boolean;
  isLocked: boolean;
  isRefused: boolean;
  isDragged: boolean;
  onSelect: () => void;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  drag: Record<'onDragStart' | 'onDragOver' | 'onDragEnd' | 'onDrop', (event: DragEvent) => void>;
}

function OutlineRow(props: OutlineRowProps) {
  const {
    label,
    path,
    isSection,
    isDraft,
    isSelected,
    isLocked,
    isRefused,
    isDragged,
    onSelect,
    onStep,
    onRemove,
    drag,
  } = props;
  const { t } = useTranslation('articles');
  const status = t(isDraft ? 'values.status.0' : 'values.status.1');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || !event.altKey || event.ctrlKey || isLocked) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is the pointer's equivalent of the buttons and keys within.
    <div
      className={mergeClasses(styles.row, isSelected && styles.selected, isDragged && styles.dragged)}
      data-field={path}
      data-label={label}
      draggable={!isLocked}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <button
        type="button"
        className={styles.part}
        data-section={isSection}
        aria-label={t('form.part', { name: label, status })}
        aria-current={isSelected || undefined}
        aria-keyshortcuts={isLocked ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
        aria-invalid={isRefused || undefined}
        onClick={onSelect}
      >
        <span className={styles.dot} data-draft={isDraft} title={status} />
        <span className={styles.partName}>{label}</span>
      </button>
      {isSelected && !isLocked && (
        <span className={styles.rowActions}>
          {(
            [
              ['up', ArrowUpRegular, () => onStep(-1)],
              ['down', ArrowDownRegular, () => onStep(1)],
              ['remove', DeleteRegular, onRemove],
            ] as const
          ).map(([name, Icon, run]) => (
            <Button
              key={name}
              size="small"
              appearance="subtle"
              icon={<Icon />}
              aria-label={t(`form.${name}`, { name: label })}
              title={t(`form.${name}`, { name: label })}
              onClick={run}
            />
          ))}
        </span>
      )}
    </div>
  );
}
