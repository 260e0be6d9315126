import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { mayBeDone } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';
import type { WriteResult } from './calls.ts';
import { useStatusTexts } from './status-texts.ts';
import type { WriteEnd, WriteTarget } from './useRecordWrites.ts';
import { useRecordWrites } from './useRecordWrites.ts';

/** Intents by outcome: a warning where the outcome is unknown or somebody else was faster. */
const intents = {
  done: 'info',
  notDone: 'error',
  unknown: 'warning',
  changed: 'warning',
  replaced: 'warning',
} as const;

/**
 * Shows the outcome of the last write of a record if it was not simply saved, with the texts of
 * docs/screens/07-solidary-records.md §5.4, and changes made by others meanwhile. It offers no retry: the form keeps
 * its input and retries itself.
 */
export function OutcomeBand({ subject }: { subject: WriteTarget }) {
  const { t } = useTranslation('recordActions');
  const { last, dismiss } = useRecordWrites(subject);
  if (last === null) return null;
  const intent = 'error' in last ? 'error' : intents[last.result.outcome];
  return (
    <MessageBar intent={intent} layout="multiline" role={intent === 'info' ? 'status' : 'alert'}>
      <MessageBarBody>
        <div className={flow.stackS}>
          {last.isHalf && <span>{t('outcome.half')}</span>}
          {'error' in last ? <Failed end={last} error={last.error} /> : <Answered end={last} result={last.result} />}
        </div>
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={dismiss}>{t('outcome.dismiss')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** The bar of a write that was refused or never sent, or that may have been stored. */
function Failed({
  end: { kind, isHalf },
  error,
}: {
  end: WriteEnd;
  error: Extract<WriteEnd, { error: unknown }>['error'];
}) {
  const { t } = useTranslation('recordActions');
  const errorText = useErrorText();
  const { title, detail } = errorText(error, { isWrite: true });
  return (
    <>
      <MessageBarTitle>{t(mayBeDone(error) ? 'outcome.unknown' : `outcome.failed.${kind}`)}</MessageBarTitle>
      <span>{sentences(title, detail)}</span>
      {!isHalf && <span>{t('outcome.kept')}</span>}
      <SupportContact error={error} />
    </>
  );
}

const detailOf = {
  act: 'outcome.unknownAct',
  choose: 'outcome.unknownChoose',
  message: 'outcome.unknownMessage',
} as const;

function Answered({ end: { kind, isHalf }, result }: { end: WriteEnd; result: WriteResult }) {
  const { t } = useTranslation('recordActions');
  const textsOf = useStatusTexts();
  const { outcome, row, newest } = result;
  switch (outcome) {
    case 'done':
      return <Meanwhile entries={result.meanwhile} />;
    case 'notDone':
      return (
        <>
          <MessageBarTitle>{t('outcome.notDone')}</MessageBarTitle>
          {!isHalf && <span>{t('outcome.kept')}</span>}
          <Meanwhile entries={result.meanwhile} />
          <SupportContact />
        </>
      );
    case 'unknown':
      return (
        <>
          <MessageBarTitle>{t('outcome.unknown')}</MessageBarTitle>
          <span>{t(detailOf[kind])}</span>
          <SupportContact />
        </>
      );
    case 'changed':
      return (
        <>
          <MessageBarTitle>{t('outcome.changed')}</MessageBarTitle>
          {row !== null && <span>{t('outcome.moved', textsOf(row))}</span>}
          <span>{t('outcome.changedKept')}</span>
        </>
      );
    case 'replaced':
      return (
        <>
          <MessageBarTitle>{t('outcome.replaced')}</MessageBarTitle>
          {newest !== null && (
            <RecordLink to={addressOf('solidaryrecords_show', { id: newest.id })}>
              {t('outcome.openNewest', { id: newest.id })}
            </RecordLink>
          )}
          <span>{t('outcome.kept')}</span>
        </>
      );
  }
}

/** The entries that others added to the diary since the record was read. */
function Meanwhile({ entries }: { entries: WriteResult['meanwhile'] }) {
  const { t } = useTranslation('recordActions');
  const labelOf = useActionLabel();
  if (entries.length === 0) return null;
  return (
    <>
      <MessageBarTitle>{t('outcome.meanwhile')}</MessageBarTitle>
      <ul className={flow.bullets}>
        {entries.map(({ at, action, userId, author, progression }) => (
          <li key={`${at} ${action} ${userId}`}>
            {t('outcome.meanwhileEntry', {
              label: labelOf(action, { progression }),
              author: author ?? t('outcome.someone'),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
