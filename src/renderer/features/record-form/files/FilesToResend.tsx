import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { type PendingFile, useForgetPendingFile, usePendingFiles } from './pending.ts';
import { sendFile } from './upload.ts';

interface FilesToResendProps {
  recordId: number;
  /** Ids of the structure's proofs that have a file on the platform: nothing can be sent for them. */
  present: ReadonlySet<number>;
  /** Called once a file was sent, or may have been: the record is to be read. */
  onSent: () => void;
}

/** The files of a record that were not sent with it, each to be sent again (docs/screens/07-solidary-records.md §5.2). */
export function FilesToResend({ recordId, present, onSent }: FilesToResendProps) {
  const { t } = useTranslation('recordForm');
  const files = usePendingFiles(recordId).filter(({ structureProofId }) => !present.has(structureProofId));
  if (files.length === 0) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('uploads.toResend')}</MessageBarTitle>
        <ul className={flow.listS}>
          {files.map((file) => (
            <FileToResend key={file.structureProofId} {...{ recordId, file, onSent }} />
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}

function FileToResend({ recordId, file, onSent }: { recordId: number; file: PendingFile; onSent: () => void }) {
  const { t } = useTranslation('recordForm');
  const notify = useNotify();
  const forget = useForgetPendingFile(recordId);
  const { isPending, run } = useActionMutation();
  const send = () =>
    run(async () => {
      const outcome = await sendFile(recordId, file);
      const isDone = outcome === 'done';
      if (isDone) forget(file.structureProofId);
      const isOutcomeUnknown = outcome === 'unknown';
      notify({ context: 'solidary', name: 'proof', outcome: isDone ? 'success' : 'error', isOutcomeUnknown });
      if (outcome !== 'refused') onSent();
    });
  return (
    <li className={flow.row}>
      <span>{file.label}</span>
      <Button
        size="small"
        aria-label={t('uploads.resendNamed', { label: file.label })}
        disabledFocusable={isPending}
        onClick={() => void send()}
      >
        {t('uploads.resend')}
      </Button>
      <span className={flow.small}>{t('uploads.kept', { name: file.file.name })}</span>
    </li>
  );
}
