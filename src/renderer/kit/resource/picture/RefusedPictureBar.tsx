import { useTranslation } from 'react-i18next';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
import type { AppError } from '#shared/errors.ts';
import { type PictureOwner, usePicture, useSendPicture } from './pictures.ts';

/** Says that the record is saved but its picture is not, with a retry; nothing when all is well. */
export function RefusedPictureBar({ owner }: { owner: PictureOwner }) {
  const { t } = useTranslation('form');
  const errorText = useErrorText();
  const { refused } = usePicture(owner);
  const { send, forget } = useSendPicture();
  if (refused === undefined) return null;

  const { title, detail } = errorText(refused.error, { context: owner.resource });
  return (
    <UnsentBar
      title={t('image.refused', { name: refused.selection.name })}
      error={refused.error}
      labels={{ retry: t('image.retry'), sending: t('image.sending'), forget: t('image.forget') }}
      onRetry={() => send(owner, refused.selection)}
      onForget={() => forget(owner)}
    >
      {sentences(title, detail)}
      {/* The platform deletes the former file before it takes the new one (docs/platform/b-communities-content.md §7). */}
      {mayBeGone(refused.error) && <p>{t('image.formerGone')}</p>}
    </UnsentBar>
  );
}

/** Whether the former picture is gone: the upload was sent and refused. */
const mayBeGone = ({ kind, isUnsent }: AppError): boolean =>
  isUnsent !== true && (kind === 'server' || kind === 'network' || kind === 'invalid');
