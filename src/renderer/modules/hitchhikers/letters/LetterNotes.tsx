import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { Recipient } from './recipients.ts';

interface LetterNotesProps {
  recipients: readonly Recipient[];
  gone: readonly string[];
  /** What stands between braces in the text and means nothing. */
  unfilled: readonly string[];
  /** Names of those for whom a placeholder has no value. */
  withoutValue: readonly string[];
}

/** What is to be known before printing: who gets nothing and why, and what is not filled in. */
export function LetterNotes({ recipients, gone, unfilled, withoutValue }: LetterNotesProps) {
  const { t } = useTranslation('hitchhikers');
  const { list } = useFormat();
  const noAddress = recipients.filter(({ lines }) => lines.length === 0);
  const minors = recipients.filter(({ isMinor, lines }) => isMinor && lines.length > 0);
  const names = (people: readonly Recipient[]) => list(people.map(({ name }) => name));
  return (
    <>
      {noAddress.length > 0 && (
        <Note title={t('letters.noAddress', { count: noAddress.length })}>{names(noAddress)}</Note>
      )}
      {gone.length > 0 && <Note title={t('letters.gone', { count: gone.length })}>{list([...gone])}</Note>}
      {minors.length > 0 && (
        <Note title={t('letters.minors', { count: minors.length })}>
          {t('letters.minorsText')} {names(minors)}
        </Note>
      )}
      {unfilled.length > 0 && (
        <Note title={t('letters.unknown')}>
          {t('letters.unknownText', { names: [...new Set(unfilled)].join(', ') })}
        </Note>
      )}
      {withoutValue.length > 0 && (
        <Note title={t('letters.withoutValue', { count: withoutValue.length })}>{list([...withoutValue])}</Note>
      )}
    </>
  );
}

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      <MessageBarTitle>{title}</MessageBarTitle>
      {children}
    </MessageBarBody>
  </MessageBar>
);
