import { Button, Field, Spinner } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { UploadPicture } from '../uploads.ts';

type UploadState = { kind: 'idle' | 'sending' | 'sent' } | { kind: 'refused'; error: AppError };

interface PictureUploadProps {
  upload: UploadPicture;
  onSent: (address: string) => void;
}

/** Uploads a chosen picture to the site, and gives its address. */
export function PictureUpload({ upload, onSent }: PictureUploadProps) {
  const { t } = useTranslation('richText');
  const [state, setState] = useState<UploadState>({ kind: 'idle' });

  const send = async () => {
    try {
      const selection = await invoke('files.choose', { purpose: 'image' });
      setState({ kind: 'sending' });
      try {
        onSent(await upload(selection.selectionId));
        setState({ kind: 'sent' });
      } finally {
        releaseFile(selection);
      }
    } catch (thrown) {
      const error = toAppError(thrown);
      setState(error.kind === 'cancelled' ? { kind: 'idle' } : { kind: 'refused', error });
    }
  };
  const isRefused = state.kind === 'refused';

  return (
    <Field
      hint={t('picture.uploadHint')}
      validationMessage={isRefused ? <ErrorLine error={state.error} hasDetail /> : undefined}
      validationState={isRefused ? 'error' : 'none'}
    >
      <div className={flow.row}>
        <Button
          icon={state.kind === 'sending' ? <Spinner size="tiny" /> : <ImageAddRegular />}
          disabledFocusable={state.kind === 'sending'}
          onClick={() => void send()}
        >
          {t(state.kind === 'sending' ? 'picture.uploading' : 'picture.upload')}
        </Button>
        <span role="status">{state.kind === 'sent' && t('picture.uploaded')}</span>
      </div>
    </Field>
  );
}
