import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import { type PendingChoice, useSolutions } from '../context.ts';
import { choiceOf } from '../matches/rows.ts';
import styles from '../matching.module.css';

interface ChooseDialogProps {
  choice: PendingChoice;
  /** Notes the contact in place of the choice. */
  onLog: () => void;
  onChosen: () => void;
  onClose: () => void;
}

/**
 * Asks before a driver is chosen, which cannot be taken back (docs/screens/07-solidary-records.md §3.1). A carpooler
 * takes the record out of the platform's sight for good, so that noting the contact is offered first.
 */
export function ChooseDialog({ choice, onLog, onChosen, onClose }: ChooseDialogProps) {
  const { t } = useTranslation('matching');
  const can = useCan();
  const { record, writes, unconfirmed, disabledReason, choiceDisabledReason } = useSolutions();
  const { driver, role, matchingId, way, when } = choice;
  const isCarpooler = role === 'carpooler';
  // Somebody else may have chosen, or moved the record, while the dialog was open.
  const state = choiceOf(record, unconfirmed, matchingId);
  const isPossible = choiceDisabledReason === null && state === 'open';
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const choose = async () => {
    if (!isPossible) return;
    const result = await writes.choose({ matching: matchingId, role, driver });
    if (result?.outcome === 'done') onChosen();
    else if (result?.outcome === 'unknown' || result?.outcome === 'replaced') onClose();
  };
  const isHeld = useHoldsDialog(writes.isBusy);
  const close = () => !isHeld && onClose();
  const isOff = writes.isBusy || !isPossible;

  const cancel = (
    <Button ref={isCarpooler ? undefined : first} disabledFocusable={isHeld} onClick={close}>
      {t('choose.cancel')}
    </Button>
  );

  return (
    <DialogFrame
      title={t('choose.title', { name: driver.name })}
      isQuestion
      onDismiss={close}
      actions={
        <>
          {isCarpooler && (
            <Button
              ref={first}
              appearance="primary"
              disabledFocusable={writes.isBusy || disabledReason !== null}
              onClick={() => !writes.isBusy && disabledReason === null && onLog()}
            >
              {t('choose.logInstead')}
            </Button>
          )}
          {!isCarpooler && cancel}
          <Button
            appearance={isCarpooler ? 'secondary' : 'primary'}
            disabledFocusable={isOff}
            onClick={() => void choose()}
          >
            {t(isCarpooler ? 'choose.anyway' : 'choose.confirm')}
          </Button>
          {isCarpooler && cancel}
        </>
      }
    >
      <dl className={styles.choice}>
        <dt>{t('choose.way')}</dt>
        <dd>{way}</dd>
        <dt>{t('choose.when')}</dt>
        <dd>{when.length === 0 ? t('unknown') : when.join(' ; ')}</dd>
      </dl>
      <p>{t('choose.linked')}</p>
      {isCarpooler && (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{t('choose.warning')}</MessageBarBody>
          </MessageBar>
          <p>
            {t('choose.advice')}{' '}
            {can('user_read') && (
              <RecordLink to={addressOf('users_show', { id: driver.userId })} onClick={close}>
                {t('driver.userPageOf', { name: driver.name })}
              </RecordLink>
            )}
          </p>
        </>
      )}
      <div role="status">
        {!writes.isBusy && state === 'chosen' && <p>{t('choose.already')}</p>}
        {!writes.isBusy && choiceDisabledReason !== null && <p>{t(`disabledReasons.${choiceDisabledReason}`)}</p>}
      </div>
      <OutcomeBand subject={record} />
    </DialogFrame>
  );
}
