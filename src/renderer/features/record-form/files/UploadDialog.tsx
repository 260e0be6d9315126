import { ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import type { UploadProgress } from './upload.ts';

/** Shows which file is on its way. It closes by itself: an upload that has begun is not taken back. */
export function UploadDialog({ progress }: { progress: UploadProgress }) {
  const { t } = useTranslation('recordForm');
  const { at, count } = progress;
  return (
    <DialogFrame title={t('uploads.title')} isQuestion onDismiss={() => {}}>
      <p role="status">{t('uploads.sending', { ...progress })}</p>
      <ProgressBar aria-label={t('uploads.title')} value={(at - 1) / count} />
    </DialogFrame>
  );
}
