import { Caption1 } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Message } from '#shared/resources/solidaryrecords/diary.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import styles from '../matching.module.css';

interface ThreadProps {
  messages: readonly Message[];
  beneficiary: RecordItem['userId'];
}

/** The messages of a solution, oldest first, as text. */
export function Thread({ messages, beneficiary }: ThreadProps) {
  const { t } = useTranslation('matching');
  const format = useFormat();
  if (messages.length === 0) return <p className={flow.quiet}>{t('thread.empty')}</p>;
  return (
    <ol className={flow.listS} aria-label={t('thread.label')}>
      {messages.map(({ at, poster, posterId, delegate, text }, index) => {
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: messages have no id, and two may be the same.
            key={`${at} ${index}`}
            className={`${flow.surface} ${flow.words} ${styles.message}`}
            data-own={posterId === beneficiary ? '' : undefined}
          >
            <Caption1>
              {[
                poster ?? t('unknown'),
                delegate === null ? null : t('thread.delegate', { name: delegate }),
                at === null ? null : format.dateTime(at),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </Caption1>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
