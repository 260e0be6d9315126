import { Button } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, useSwitch } from '#renderer/kit/data/session.ts';
import { toAppError } from '#shared/failure.ts';
import { Block } from '../Block.tsx';
import styles from '../Home.module.css';
import { Logins } from './Logins.tsx';

/** Lists the site's external tools, which open in the system's browser (docs/screens/01-shell-home.md §9). */
export function ToolsBlock() {
  const { t } = useTranslation('home');
  const isOn = useSwitch();
  const { kibanaUrl, adminUrl } = useBootstrap().config;
  const hasDashboards = isOn('kibanaDisplay');
  const hasAdmin = isOn('adminButton');
  // An address that is not configured is told by the check of the installation, not to everybody every day.
  if (!hasDashboards && (!hasAdmin || adminUrl === undefined)) return null;
  return (
    <Block title={t('tools.title')}>
      {hasDashboards && (
        <>
          {kibanaUrl !== undefined && <OpenTool label={t('tools.openDashboards')} url={kibanaUrl} />}
          <Logins />
        </>
      )}
      {hasAdmin && adminUrl !== undefined && <OpenTool label={t('tools.openAdmin')} url={adminUrl} />}
    </Block>
  );
}

/** A button that opens an address of the site's configuration. */
function OpenTool({ label, url }: { label: string; url: string }) {
  const notify = useNotify();
  const open = () =>
    invoke('app.openExternal', { url }).catch((thrown: unknown) =>
      notify({ context: 'externalTools', name: 'opened', outcome: 'error', error: toAppError(thrown) }),
    );
  return (
    <Button className={styles.tool} icon={<OpenRegular />} iconPosition="after" onClick={() => void open()}>
      {label}
    </Button>
  );
}
