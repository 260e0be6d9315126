import { Button, MessageBar, MessageBarActions, MessageBarBody, Switch } from '@fluentui/react-components';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '#renderer/kit/form/errors.ts';
import { focusField } from '#renderer/kit/form/focus.ts';
import { takeHeldInput } from '#renderer/kit/form/held-input.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ArticleText } from '../text/ArticleText.tsx';
import { newParagraph, newSection, type SectionDraft } from './draft.ts';
import type { ArticleDraft, ArticleValues } from './fields.tsx';
import styles from './form.module.css';
import { Outline } from './Outline.tsx';
import {
  drop,
  type OutlinePosition,
  type PartKey,
  placeOf,
  placeParagraph,
  removedParts,
  restore,
  step,
  without,
} from './outline.ts';
import { PartEditor } from './PartEditor.tsx';
import { RemovedName } from './PartName.tsx';

interface WorkspaceProps {
  form: UseFormReturn<ArticleDraft, unknown, ArticleValues>;
  /** The sections as the platform holds them. */
  stored: readonly SectionDraft[];
  /** True where the text is read-only. */
  isLocked: boolean;
}

/**
 * The key of the part at a position, or of the nearest one before it. After a save a position can have another key: new
 * parts have ids then, and blank paragraphs are gone.
 */
function keyAt(sections: readonly SectionDraft[], { section, paragraph }: OutlinePosition): PartKey | null {
  const one = sections[Math.min(section, sections.length - 1)];
  if (one === undefined) return null;
  const part = paragraph === undefined ? one : one.paragraphs[Math.min(paragraph, one.paragraphs.length - 1)];
  return (part ?? one).key;
}

/** Pixels of the preceding content that stay visible above the edited part. */
const CONTEXT = 56;

const firstPosition: OutlinePosition = { section: 0, paragraph: 0 };

/** Edits the content of an article: its outline, the selected part, and a preview of the whole. */
export function Workspace({ form, stored, isLocked }: WorkspaceProps) {
  const { t } = useTranslation('articles');
  const { control } = form;
  const sections = useWatch({ control, name: 'sections' });
  const { errors } = useFormState({ control });
  const [chosen, setChosen] = useState<{ key: PartKey | null; place: OutlinePosition }>({
    key: null,
    place: firstPosition,
  });
  const [announcement, setAnnouncement] = useState('');
  const key = placeOf(sections, chosen.key) === null ? keyAt(sections, chosen.place) : chosen.key;
  const place = placeOf(sections, key);
  const { element, focusNext } = usePartFocus(sections, place);
  const removed = removedParts(stored, sections);

  /** What is typed now, also what the editor has not given to the form yet. */
  const sectionsNow = (): readonly SectionDraft[] => {
    takeHeldInput();
    return form.getValues('sections');
  };
  const change = (next: SectionDraft[]) => form.setValue('sections', next, { shouldDirty: true, shouldTouch: true });
  const choose = (part: PartKey, among: readonly SectionDraft[] = sections) =>
    setChosen({ key: part, place: placeOf(among, part) ?? firstPosition });
  const move = (part: PartKey, next: SectionDraft[] | null) => {
    const to = next && placeOf(next, part);
    if (next === null || to === null) return setAnnouncement(t('form.cannotMove'));
    change(next);
    choose(part, next);
    focusNext('line');
    const { section, paragraph } = to;
    setAnnouncement(
      paragraph === undefined
        ? t('form.movedSection', { place: section + 1, count: next.length })
        : t('form.movedParagraph', {
            section: section + 1,
            place: paragraph + 1,
            count: next[section]?.paragraphs.length ?? 0,
          }),
    );
  };
  const remove = (part: PartKey) => {
    const now = sectionsNow();
    const at = placeOf(now, part);
    const next = without(now, part);
    change(next);
    setAnnouncement(t('form.removedNow'));
    focusNext('line');
    if (at === null) return;
    const { section, paragraph } = at;
    setChosen({ key: null, place: paragraph === undefined ? at : { section, paragraph: paragraph - 1 } });
  };
  const addSection = () => {
    const section = newSection();
    const next = [...sectionsNow(), section];
    change(next);
    choose(section.key, next);
    focusNext('fields');
  };
  const addParagraph = (to: PartKey) => {
    const now = sectionsNow();
    const section = now.findIndex((one) => one.key === to);
    const paragraph = newParagraph();
    const added = now.map((one, at) => (at === section ? { ...one, paragraphs: [...one.paragraphs, paragraph] } : one));
    // After the selected paragraph, where it belongs to this section.
    const after = place?.section === section && place.paragraph !== undefined ? place.paragraph + 1 : undefined;
    const next = after === undefined ? added : placeParagraph(added, paragraph.key, { section, paragraph: after });
    change(next);
    choose(paragraph.key, next);
    focusNext('fields');
  };
  const refused = new Set(
    refusedFields(errors)
      .map(({ path }) => /^sections\.\d+(?:\.paragraphs\.\d+)?/.exec(path)?.[0])
      .filter((path) => path !== undefined),
  );

  return (
    <section ref={element} className={styles.workspace} aria-label={t('form.content')}>
      <div>
        <Outline
          {...{ sections, isLocked, refused }}
          selected={key}
          onSelect={(part) => choose(part)}
          onStep={(part, by) => move(part, step(sectionsNow(), part, by))}
          onDrop={(part, onto) => move(part, drop(sectionsNow(), part, onto))}
          onRemove={remove}
          onAddSection={addSection}
          onAddParagraph={addParagraph}
        />
        <p role="status" className={`${flow.small} ${flow.unlessEmpty} ${styles.said}`}>
          {announcement}
        </p>
        {removed.map((part) => (
          <MessageBar key={part.part.key} intent="warning" layout="multiline">
            <MessageBarBody>
              <RemovedName removed={part} />
            </MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={() => change(restore(stored, sectionsNow(), part))}>
                {t('form.restore')}
              </Button>
            </MessageBarActions>
          </MessageBar>
        ))}
      </div>
      <div className={`${flow.surface} ${styles.editor}`}>
        {place === null ? (
          <p className={flow.quiet}>{t('form.nothingChosen')}</p>
        ) : (
          <PartEditor key={`${place.section}/${place.paragraph ?? ''}/${key}`} {...{ control, place, isLocked }} />
        )}
      </div>
      <LivePreview sections={sections} current={key} />
    </section>
  );
}

/**
 * Moves the focus once a change of the outline is drawn: into the fields of an added part; to the line of the selected
 * part where the focused button was removed with its line.
 */
function usePartFocus(sections: readonly SectionDraft[], place: OutlinePosition | null) {
  const element = useRef<HTMLElement>(null);
  const next = useRef<'fields' | 'line'>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the changed parts are rendered.
  useEffect(() => {
    const to = next.current;
    next.current = null;
    if (to === null || element.current === null) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (to === 'line' && !isLost) return;
    if (place === null) return focusField(element.current, 'sections');
    const { section, paragraph } = place;
    const line = paragraph === undefined ? `sections.${section}` : `sections.${section}.paragraphs.${paragraph}`;
    const first = paragraph === undefined ? 'title' : 'text';
    focusField(element.current, to === 'line' ? line : `${line}.${first}`);
  }, [sections]);
  const focusNext = (to: 'fields' | 'line') => {
    next.current = to;
  };
  return { element, focusNext };
}

interface LivePreviewProps {
  sections: readonly SectionDraft[];
  /** The edited part, which is scrolled into view. */
  current: PartKey | null;
}

function LivePreview({ sections, current }: LivePreviewProps) {
  const { t } = useTranslation('articles');
  const page = useRef<HTMLElement>(null);
  const [isPublishedOnly, setPublishedOnly] = useState(false);
  const later = useDeferredValue(sections);
  useEffect(() => {
    const part = [...(page.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].find(
      ({ dataset }) => dataset.part === current,
    );
    // Scrolls the preview only, not the form around it.
    if (page.current !== null && part !== undefined) page.current.scrollTop = part.offsetTop - CONTEXT;
  }, [current]);
  return (
    <div className={`${flow.surface} ${styles.preview}`}>
      <Switch
        label={t('show.publishedOnly')}
        checked={isPublishedOnly}
        onChange={(_, { checked }) => setPublishedOnly(checked)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard too. */}
      <section ref={page} className={styles.page} tabIndex={0} aria-label={t('form.preview')}>
        <ArticleText sections={later} isPublishedOnly={isPublishedOnly} />
      </section>
    </div>
  );
}
