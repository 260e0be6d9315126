import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/confirm/ConfirmDialog.tsx';
import type { RemovedPart } from './outline.ts';
import { RemovedName } from './PartName.tsx';

interface Question {
  removed: readonly RemovedPart[];
  answer: (isMeant: boolean) => void;
}

/** Asks before saving deletes parts of an article: the platform keeps no copy of them. */
export function useRemoval(): { ask: (removed: readonly RemovedPart[]) => Promise<boolean>; dialog: ReactNode } {
  const { t } = useTranslation('articles');
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = async (removed: readonly RemovedPart[]): Promise<boolean> => {
    if (removed.length === 0) return true;
    const opener = document.activeElement;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ removed, answer: resolve });
    const isMeant = await promise;
    flushSync(() => setQuestion(null));
    if (opener instanceof HTMLElement) opener.focus();
    return isMeant;
  };

  const dialog = question && (
    <ConfirmDialog
      title={t('form.removal.title', { count: question.removed.length })}
      gate={{ level: 'C1' }}
      button={t('form.removal.button')}
      isDanger
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      <p>{t('form.removal.text')}</p>
      <ul>
        {question.removed.map((removed) => (
          <li key={removed.part.key}>
            <RemovedName removed={removed} />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
