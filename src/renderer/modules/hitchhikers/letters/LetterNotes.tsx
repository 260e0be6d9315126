import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { maxLetters } from '#shared/max-items.ts';
import type { ReadRecipients } from './read-recipients.ts';
import type { Recipient } from './recipients.ts';

interface LetterNotesProps extends ReadRecipients {
  /** What stands between braces in the text and means nothing. */
  unfilled?: readonly string[];
  /** Names of those for whom a placeholder has no value. */
  withoutValue?: readonly string[];
}

const none: readonly string[] = [];

/** What is to be known before printing: who gets nothing and why, and what is not filled in. */
export const LetterNotes = memo(function LetterNotes(props: LetterNotesProps) {
  const { recipients, gone, hasMore = false, unreadable = 0, unfilled = none, withoutValue = none } = props;
  const { t } = useTranslation('hitchhikers');
  const { list, number } = useFormat();
  const noAddress = recipients.filter(({ lines }) => lines.length === 0);
  const minors = recipients.filter(({ isMinor, lines }) => isMinor && lines.length > 0);
  const names = (people: readonly Recipient[]) => list(people.map(({ name }) => name));
  return (
    <>
      {hasMore && (
        <Note title={t('letters.firstOnes', { shown: number(maxLetters) })}>{t('letters.firstOnesText')}</Note>
      )}
      {unreadable > 0 && <Note title={t('letters.unreadable', { count: unreadable })} />}
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
        <Note title={t('letters.unknown')}>{t('letters.unknownText', { names: unfilled.join(', ') })}</Note>
      )}
      {withoutValue.length > 0 && (
        <Note title={t('letters.withoutValue', { count: withoutValue.length })}>{list([...withoutValue])}</Note>
      )}
    </>
  );
});

const Note = ({ title, children }: { title: string; children?: ReactNode }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      <MessageBarTitle>{title}</MessageBarTitle>
      {children}
    </MessageBarBody>
  </MessageBar>
);
