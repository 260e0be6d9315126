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
  if (!hasDashboards && !hasAdmin) return null;
  return (
    <Block title={t('tools.title')}>
      {hasDashboards && (
        <>
          <OpenTool label={t('tools.openDashboards')} url={kibanaUrl} setting="kibanaUrl" />
          <Logins />
        </>
      )}
      {hasAdmin && <OpenTool label={t('tools.openAdmin')} url={adminUrl} setting="adminUrl" />}
    </Block>
  );
}

/** A button that opens an address of the site's configuration; without one, the name of the missing setting. */
function OpenTool({ label, url, setting }: { label: string; url: string | undefined; setting: string }) {
  const { t } = useTranslation('home');
  const notify = useNotify();
  if (url === undefined) return <p className={styles.text}>{t('tools.noAddress', { label, setting })}</p>;
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
