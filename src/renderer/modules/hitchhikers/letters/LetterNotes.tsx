import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { memo, type ReactNode, useState } from 'react';
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

/** Names that stand in a note before the others are asked for: those of hundreds would hide what is chosen below. */
const MOST_NAMES = 12;

/** What is to be known before printing: who gets nothing and why, and what is not filled in. */
export const LetterNotes = memo(function LetterNotes(props: LetterNotesProps) {
  const { recipients, gone, hasMore = false, unreadable = 0, unfilled = none, withoutValue = none } = props;
  const { t } = useTranslation('hitchhikers');
  const { number } = useFormat();
  const noAddress = recipients.filter(({ lines }) => lines.length === 0);
  const minors = recipients.filter(({ isMinor, lines }) => isMinor && lines.length > 0);
  return (
    <>
      {hasMore && (
        <Note title={t('letters.firstOnes', { shown: number(maxLetters) })}>{t('letters.firstOnesText')}</Note>
      )}
      {unreadable > 0 && <Note title={t('letters.unreadable', { count: unreadable })} />}
      {noAddress.length > 0 && (
        <Note title={t('letters.noAddress', { count: noAddress.length })}>
          <Names names={noAddress.map(nameOf)} />
        </Note>
      )}
      {gone.length > 0 && (
        <Note title={t('letters.gone', { count: gone.length })}>
          <Names names={gone} />
        </Note>
      )}
      {minors.length > 0 && (
        <Note title={t('letters.minors', { count: minors.length })}>
          {t('letters.minorsText')} <Names names={minors.map(nameOf)} />
        </Note>
      )}
      {unfilled.length > 0 && (
        <Note title={t('letters.unknown')}>{t('letters.unknownText', { names: unfilled.join(', ') })}</Note>
      )}
      {withoutValue.length > 0 && (
        <Note title={t('letters.withoutValue', { count: withoutValue.length })}>
          <Names names={withoutValue} />
        </Note>
      )}
    </>
  );
});

const nameOf = ({ name }: Recipient) => name;

function Names({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('hitchhikers');
  const { list, number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (names.length <= MOST_NAMES) return list([...names]);
  return (
    <>
      {isWhole ? list([...names]) : `${names.slice(0, MOST_NAMES).join(', ')}…`}{' '}
      <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('letters.fewerNames') : t('letters.allNames', { shown: number(names.length) })}
      </Button>
    </>
  );
}

const Note = ({ title, children }: { title: string; children?: ReactNode }) => (
  <MessageBar intent="warning" layout="multiline">
    <MessageBarBody>
      <MessageBarTitle>{title}</MessageBarTitle>
      {children}
    </MessageBarBody>
  </MessageBar>
);
