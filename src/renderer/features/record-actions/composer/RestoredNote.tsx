import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { Store } from '#renderer/kit/data/store.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from '../actions.module.css';
import type { CommentDraft } from './draft.ts';

/** Says that a comment was put back, and offers to forget it; nothing where none was. */
export function RestoredNote({ draft, comment }: { draft: CommentDraft; comment: Store<string> }) {
  const { t } = useTranslation('recordActions');
  const format = useFormat();
  if (draft.restoredAt === null) return null;
  const forget = () => {
    comment.set('');
    draft.settle();
  };
  return (
    <p className={styles.note}>
      {t('composer.restored', { when: format.dateTime(draft.restoredAt) })}{' '}
      <Button size="small" appearance="subtle" onClick={forget}>
        {t('composer.forget')}
      </Button>
    </p>
  );
}
