import { mergeClasses } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useDrawn } from '#renderer/kit/ui/useDrawn.ts';
import { DRAFT } from '../labels.ts';
import styles from './text.module.css';

/** A paragraph to display, from a stored article or from a form. */
export interface TextParagraph {
  /** Identifies the part, so that it can be found on the screen. */
  key?: string;
  text: string | null;
  status: number | null;
}

export interface TextSection {
  key?: string;
  title: string | null;
  subTitle: string | null;
  status: number | null;
  paragraphs: readonly TextParagraph[];
}

interface ArticleTextProps {
  sections: readonly TextSection[];
  /** Leaves out drafts, as the public site does. */
  isPublishedOnly?: boolean;
  /** Draws long paragraphs to their end, for paper. */
  isWhole?: boolean;
}

/** Paragraphs that one frame draws. */
const perFrame = 20;

const isDraft = ({ status }: { status: number | null }) => status === DRAFT;

/** Shows the text of an article in the order of its public page; parts that are not online are tinted and labelled. */
export function ArticleText({ sections, isPublishedOnly = false, isWhole = false }: ArticleTextProps) {
  const { t } = useTranslation('articles');
  const isShown = (part: { status: number | null }) => !isPublishedOnly || !isDraft(part);
  const shown = sections.filter(isShown);
  const all = shown.flatMap((section) =>
    section.paragraphs.filter(isShown).map((paragraph) => ({ section, paragraph })),
  );
  // On paper nothing may come later.
  const count = useDrawn(all.length, perFrame);
  const drawn = Map.groupBy(all.slice(0, isWhole ? all.length : count), ({ section }) => section);
  if (!shown.some((section) => section.title || section.subTitle || section.paragraphs.some(isShown))) {
    return <p className={flow.quiet}>{t(isPublishedOnly ? 'text.nothingOnline' : 'text.nothing')}</p>;
  }
  // The parts of a text have no identifier other than their position.
  return shown.map((section, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Part key={at} name={section.key} isDraft={isDraft(section)} label={t('text.draftSection')}>
      {section.title && <h2 className={styles.title}>{section.title}</h2>}
      {section.subTitle && <p className={styles.subTitle}>{section.subTitle}</p>}
      {drawn.get(section)?.map(({ paragraph }, place) => (
        <Paragraph
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={place}
          name={paragraph.key}
          text={paragraph.text}
          isDraft={isDraft(paragraph)}
          level={section.title ? 3 : 2}
          isWhole={isWhole}
        />
      ))}
    </Part>
  ));
}

/** One paragraph. While another one is typed it stays as it is. */
const Paragraph = memo(function Paragraph(props: {
  name: string | undefined;
  text: string | null;
  isDraft: boolean;
  level: 2 | 3;
  isWhole: boolean;
}) {
  const { t } = useTranslation('articles');
  return (
    <Part name={props.name} isDraft={props.isDraft} label={t('text.draftParagraph')} isParagraph>
      <RichText html={props.text ?? ''} level={props.level} isWhole={props.isWhole} />
    </Part>
  );
});

interface PartProps {
  name: string | undefined;
  isDraft: boolean;
  label: string;
  isParagraph?: boolean;
  children: ReactNode;
}

function Part({ name, isDraft: isTinted, label, isParagraph = false, children }: PartProps) {
  return (
    <div
      className={mergeClasses(styles.part, isParagraph && styles.paragraph, isTinted && styles.draft)}
      data-part={name}
    >
      {isTinted && <span className={styles.label}>{label}</span>}
      {children}
    </div>
  );
}
