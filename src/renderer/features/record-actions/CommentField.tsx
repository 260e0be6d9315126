import { Field, Textarea } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { type Store, useStore } from '#renderer/kit/data/store.ts';
import { countedFrom, longestText } from '#shared/resources/solidaryrecords/text-length.ts';

interface CommentFieldProps {
  /** State outside the composer, so that typing renders only this field. */
  comment: Store<string>;
  rows?: number;
}

/** The comment of an action, counted near its end (docs/screens/07-solidary-records.md §0 and §4.4). */
export function CommentField({ comment, rows = 4 }: CommentFieldProps) {
  const { t } = useTranslation('recordActions');
  const text = useStore(comment);
  const left = longestText - text.length;
  const count = left < 0 ? t('composer.tooLong', { count: -left }) : t('composer.left', { count: left });
  const hints = [text.includes('<') && t('composer.angles'), text.length >= countedFrom && left >= 0 && count];
  return (
    <Field
      size="small"
      label={t('composer.comment')}
      hint={hints.filter(Boolean).join(' ') || undefined}
      validationMessage={left < 0 ? count : undefined}
    >
      <Textarea rows={rows} resize="vertical" value={text} onChange={(_, { value }) => comment.set(value)} />
    </Field>
  );
}

/** A comment as it is sent: null for none. */
export const sentComment = (text: string): string | null => text.trim() || null;

/** Whether a comment is longer than may be sent. */
export const isTooLong = (text: string): boolean => text.length > longestText;
