import { Button } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';

/** Link to the organisation's own login page, in the system's browser. Nothing is read back from it. */
export function ExternalLogin({ url }: { url: string }) {
  const { t } = useTranslation('session');
  const notify = useNotify();
  const open = () =>
    invoke('app.openExternal', { url }).catch((thrown: unknown) =>
      notify({ context: 'generic', name: 'opened', outcome: 'error', error: toAppError(thrown) }),
    );
  return (
    <Button icon={<OpenRegular />} onClick={open}>
      {t('form.external')}
    </Button>
  );
}
