import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { PROGRESS_BY_HAND } from '#shared/resources/solidaryrecords/actions.ts';
import { CREATED, SEARCHING, stopOf, TAKEN } from '#shared/resources/solidaryrecords/status.ts';
import { useSolutions } from '../context.ts';

/**
 * After a choice, which moves nothing by itself: offers to move a record that is not yet looked after to the search
 * (docs/screens/07-solidary-records.md §3.1).
 */
export function NextStepBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('matching');
  const { subject, writes, disabledReason } = useSolutions();
  const { status, beneficiary } = subject;
  if ((status !== CREATED && status !== TAKEN) || disabledReason !== null || beneficiary === null) return null;
  const pass = async () => {
    const progression = stopOf[SEARCHING];
    const result = await writes.act({
      action: PROGRESS_BY_HAND,
      user: beneficiary.userId,
      comment: null,
      progression,
    });
    if (result?.outcome === 'done') onClose();
  };
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>{t('choose.next')}</MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" disabledFocusable={writes.isBusy} onClick={() => void pass()}>
          {t('choose.pass')}
        </Button>
        <Button onClick={onClose}>{t('choose.later')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
