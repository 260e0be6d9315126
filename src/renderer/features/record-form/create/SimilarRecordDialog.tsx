import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { Question } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';

/** What is to be done about a similar open record: its number opens it. */
export type SimilarAnswer = 'create' | 'back' | number;

/** Asks before a second record of the same journey is created. */
export function SimilarRecordDialog({ question }: { question: Question<readonly number[], SimilarAnswer> }) {
  const { t } = useTranslation('recordForm');
  const { list } = useFormat();
  const { about, answer } = question;
  return (
    <DialogFrame
      title={t('create.similarTitle')}
      isQuestion
      onDismiss={() => answer('back')}
      actions={
        <>
          <Button onClick={() => answer('back')}>{t('create.back')}</Button>
          {about.map((id) => (
            <Button key={id} onClick={() => answer(id)}>
              {t('create.openNumber', { id })}
            </Button>
          ))}
          <Button appearance="primary" onClick={() => answer('create')}>
            {t('create.anyway')}
          </Button>
        </>
      }
    >
      <p>{t('create.similarText', { numbers: list(about.map((id) => t('create.number', { id }))) })}</p>
    </DialogFrame>
  );
}
