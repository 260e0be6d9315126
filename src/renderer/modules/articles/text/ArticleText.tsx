import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#renderer/kit/rich-text/RichText.tsx';
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

const isDraft = ({ status }: { status: number | null }) => status === DRAFT;

/** Shows the text of an article in the order of its public page; parts that are not online are tinted and labelled. */
export function ArticleText({ sections, isPublishedOnly = false, isWhole = false }: ArticleTextProps) {
  const { t } = useTranslation('articles');
  const isShown = (part: { status: number | null }) => !isPublishedOnly || !isDraft(part);
  const shown = sections.filter(isShown);
  if (!shown.some((section) => section.title || section.subTitle || section.paragraphs.some(isShown))) {
    return <p className={styles.nothing}>{t(isPublishedOnly ? 'text.nothingOnline' : 'text.nothing')}</p>;
  }
  // The parts of a text have no identifier other than their position.
  return shown.map((section, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Part key={at} name={section.key} isDraft={isDraft(section)} label={t('text.draftSection')}>
      {section.title && <h2 className={styles.title}>{section.title}</h2>}
      {section.subTitle && <p className={styles.subTitle}>{section.subTitle}</p>}
      {section.paragraphs.filter(isShown).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Part key={place} name={paragraph.key} isDraft={isDraft(paragraph)} label={t('text.draftParagraph')}>
          <RichText html={paragraph.text ?? ''} level={section.title ? 3 : 2} isWhole={isWhole} />
        </Part>
      ))}
    </Part>
  ));
}

interface PartProps {
  name: string | undefined;
  isDraft: boolean;
  label: string;
  children: ReactNode;
}

function Part({ name, isDraft: isTinted, label, children }: PartProps) {
  return (
    <div className={mergeClasses(styles.part, isTinted && styles.draft)} data-part={name}>
      {isTinted && <span className={styles.label}>{label}</span>}
      {children}
    </div>
  );
}
