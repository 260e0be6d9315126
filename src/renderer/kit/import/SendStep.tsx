import { Button, Checkbox, MessageBar, MessageBarBody, Subtitle2, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#shared/errors.ts';
import type { ImportReport, Progress } from '#shared/ipc/transfer.ts';
import { useBootstrap } from '../session.ts';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';
import { SendProgress } from './SendProgress.tsx';

/** The last word before anything leaves the machine: what will happen, ticked as understood. */
export function SendStep({
  fileName,
  report,
  progress,
  isBusy,
  error,
  onSend,
  onCancel,
  onBack,
}: {
  fileName: string;
  report: ImportReport;
  progress: Progress | null;
  isBusy: boolean;
  error: AppError | null;
  onSend: () => void;
  onCancel: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('import');
  const { config, training } = useBootstrap();
  const platform = training === null ? config.platformName : t('send.trainingPlatform');
  const [isUnderstood, setIsUnderstood] = useState(false);

  if (isBusy) return <SendProgress progress={progress} onCancel={onCancel} />;

  return (
    <div className={styles.step}>
      {error !== null && <ImportError error={error} />}
      <Subtitle2 as="h2">{t('send.title')}</Subtitle2>
      <Text>{t('send.count', { count: report.records, name: fileName, platform })}</Text>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {t(report.type === 'users' ? 'send.usersConsequence' : 'send.relaypointsConsequence')}
        </MessageBarBody>
      </MessageBar>
      <Checkbox
        label={t(report.type === 'users' ? 'send.understand' : 'send.understandRelaypoints')}
        checked={isUnderstood}
        onChange={(_, { checked }) => setIsUnderstood(checked === true)}
      />
      <div className={styles.actions}>
        <Button appearance="primary" disabled={!isUnderstood} onClick={onSend}>
          {t('send.confirm')}
        </Button>
        <Button onClick={onBack}>{t('send.back')}</Button>
      </div>
    </div>
  );
}
