import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#renderer/kit/actions/confirm/ConfirmDialog.tsx';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';

/** Asks before a link of a dashboard opens in the system's browser. */
export function LinkQuestion({ handle }: { handle: string }) {
  const { t } = useTranslation('analytics');
  const notify = useNotify();
  const [link, setLink] = useState<{ linkId: string; host: string } | null>(null);
  useLayoutEffect(
    () =>
      window.escale.on('analytics.linkAsked', ({ handle: asking, linkId, host }) => {
        // The first question stays until it is answered: a dashboard must not replace it while the user is about to
        // click.
        if (asking === handle) setLink((open) => open ?? { linkId, host });
      }),
    [handle],
  );
  if (link === null) return null;
  const open = () => {
    setLink(null);
    invoke('analytics.openLink', { linkId: link.linkId }).catch((thrown: unknown) =>
      notify({ context: 'analytic', name: 'link', outcome: 'error', error: toAppError(thrown) }),
    );
  };
  return (
    <ConfirmDialog
      title={t('link.title')}
      gate={{ level: 'confirm' }}
      button={t('link.open')}
      onConfirm={open}
      onClose={() => setLink(null)}
    >
      {t('link.text', { host: link.host })}
    </ConfirmDialog>
  );
}
