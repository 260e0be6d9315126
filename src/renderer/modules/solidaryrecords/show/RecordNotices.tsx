import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { KnownRecord } from '#renderer/features/solidary/records/known-record.ts';
import { isOfPlatform } from '#renderer/features/solidary/records/read-record.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { CREATED } from '#shared/resources/solidaryrecords/status.ts';
import styles from './show.module.css';

interface RecordNoticesProps {
  known: KnownRecord;
  /** When the copy was read that Back or Forward shows again. */
  returnedAt: number | null;
}

/** The notices above the page: when the shown copy was read, and what the platform cannot do with the record. */
export function RecordNotices({ known, returnedAt }: RecordNoticesProps) {
  const { record, row, sent, readAt, failure, isReading, read } = known;
  const { t } = useTranslation(['solidaryrecords', 'common']);
  const format = useFormat();
  const errorText = useErrorText();
  const status = record?.status ?? row?.status;
  const noticeOf = () => {
    if (failure === null) return null;
    const isUnreadable = isOfPlatform(failure);
    const failureText = errorText(failure);
    const degraded = t('solidaryrecords:show.degraded');
    if (record !== null) {
      return {
        title: t('solidaryrecords:show.copyOf', { time: format.dateTime(readAt) }),
        text: isUnreadable
          ? `${t('solidaryrecords:show.unreadable')} ${degraded}`
          : sentences(failureText.title, failureText.detail),
      };
    }
    const rowOnly = t(sent === null ? 'solidaryrecords:show.rowOnly' : 'solidaryrecords:show.sentOnly');
    return isUnreadable
      ? { title: t('solidaryrecords:show.stored'), text: `${rowOnly} ${degraded}` }
      : { title: sentences(failureText.title, failureText.detail), text: rowOnly };
  };
  const notice = noticeOf();
  return (
    <div className={`${flow.stackS} ${flow.unlessEmpty} ${styles.notices}`} role="status">
      {returnedAt !== null && failure === null && (
        <span className={flow.faint}>{t('solidaryrecords:show.returned', { time: format.dateTime(returnedAt) })}</span>
      )}
      {failure !== null && notice !== null && (
        // A warning, not an error: the platform cannot read the record, but its actions are stored.
        <MessageBar intent={isOfPlatform(failure) ? 'warning' : 'error'} layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{notice.title}</MessageBarTitle>
            {notice.text}
            {row?.lastAction === null && status === CREATED && isOfPlatform(failure) && (
              <> {t('solidaryrecords:show.firstAction')}</>
            )}
            <SupportContact error={failure} />
          </MessageBarBody>
          <MessageBarActions>
            <Button disabledFocusable={isReading} onClick={() => !isReading && void read()}>
              {t('common:states.retry')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}
