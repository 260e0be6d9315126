import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { PageFocusAfter } from '#renderer/kit/ui/page/PageFocusAfter.tsx';
import type { AppError } from '#shared/errors.ts';
import { type PictureOwner, usePicture, useSendPicture } from './pictures.ts';

/** Says that the record is saved but its picture is not, with a retry; nothing when all is well. */
export function RefusedPictureBar({ owner }: { owner: PictureOwner }) {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const { refused } = usePicture(owner);
  const { send, forget } = useSendPicture();
  const [isSending, setSending] = useState(false);
  if (refused === undefined) return null;

  const { title, detail } = errorText(refused.error, { context: owner.resource });
  const retry = async () => {
    setSending(true);
    await send(owner, refused.selection);
    setSending(false);
  };
  return (
    <PageFocusAfter>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>{t('image.refused', { name: refused.selection.name })}</MessageBarTitle>{' '}
          {sentences(title, detail)}
          {/* The platform deletes the former file before it takes the new one (docs/platform/b-communities-content.md §7). */}
          {mayBeGone(refused.error) && <p>{t('image.formerGone')}</p>}
        </MessageBarBody>
        <MessageBarActions>
          <Button disabledFocusable={isSending} onClick={isSending ? undefined : retry}>
            {t(isSending ? 'image.sending' : 'image.retry')}
          </Button>
          <Button disabledFocusable={isSending} onClick={() => !isSending && forget(owner)}>
            {t('image.forget')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    </PageFocusAfter>
  );
}

/** Whether the upload came far enough for the former picture to be gone: it was sent, and not taken. */
const mayBeGone = ({ kind, isUnsent }: AppError): boolean =>
  isUnsent !== true && (kind === 'server' || kind === 'network' || kind === 'invalid');
