import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { failureNotice, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useIsHere } from '#renderer/kit/data/useIsHere.ts';
import { toAppError } from '#shared/failure.ts';
import styles from './image.module.css';
import { type PictureOwner, refreshPicture, removableKey } from './pictures.ts';

/**
 * Takes the picture in place away, at once and after a question. The platform names a picture in the answer of its
 * upload alone: where that was not here, it says so and what can be done instead.
 */
export function PictureRemoval({ owner, avatar }: { owner: PictureOwner; avatar: string }) {
  const { t } = useTranslation('form');
  const client = useQueryClient();
  const notify = useNotify();
  const isHere = useIsHere();
  const mutation = useActionMutation();
  const [isConfirming, setConfirming] = useState(false);
  const isShown = useRef(false);
  const ask = (isNow: boolean) => {
    isShown.current = isNow;
    setConfirming(isNow);
  };
  const { data: isRemovable } = useQuery({
    queryKey: [...removableKey(owner), avatar],
    queryFn: ({ signal }) => read('images.isRemovable', { ...owner, avatar }, { signal }),
  });
  if (isRemovable === undefined) return null;
  if (!isRemovable) return <p className={styles.removal}>{t('image.removal.unknown')}</p>;

  const remove = () =>
    mutation.run(async () => {
      // Done or not: a refusal may mean that the picture was replaced.
      await invoke('images.takeAway', owner)
        .finally(() => void refreshPicture(client, owner))
        .catch((thrown: unknown) => {
          const notice = failureNotice({ context: 'picture', name: 'removed' }, toAppError(thrown));
          // The dialog says and announces it, unless it was closed while the outcome was looked for.
          notify(isShown.current && isHere() ? saidInPlace(notice) : notice);
          throw thrown;
        });
      notify({ context: 'picture', name: 'removed', outcome: 'success' });
      ask(false);
    });
  return (
    <div className={styles.removal}>
      <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => ask(true)}>
        {t('image.removal.button')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('image.removal.title')}
          gate={{ level: 'confirm' }}
          button={t('image.removal.confirm')}
          isDanger
          isBusy={mutation.isPending}
          onConfirm={remove}
          onClose={() => ask(false)}
        >
          <p>{t('image.removal.text')}</p>
          <MutationError error={mutation.error} context="picture" />
        </ConfirmDialog>
      )}
    </div>
  );
}
