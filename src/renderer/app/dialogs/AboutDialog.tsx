import { Button } from '@fluentui/react-components';
import { FolderOpenRegular, ScalesRegular, StethoscopeRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ContactText } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import { ProductMark } from '../controls/ProductMark.tsx';
import { UpdateBar } from '../updates/UpdateBar.tsx';
import { useDialogs } from './context.ts';
import styles from './dialogs.module.css';

/** Version and platform, with buttons for the log and the licences. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common', 'session', 'check']);
  const { version, platformHost, config } = useBootstrap();
  const { openDialog } = useDialogs();
  const notify = useNotify();
  const openLogs = () =>
    invoke('app.openLogFolder', undefined).catch((thrown: unknown) =>
      notify({ context: 'generic', name: 'logFolder', outcome: 'error', error: toAppError(thrown) }),
    );

  return (
    <DialogFrame
      title={
        <span className={flow.sideM}>
          <ProductMark /> {t('about.title')}
        </span>
      }
      onDismiss={onClose}
      actions={
        <>
          <Button icon={<ScalesRegular />} onClick={() => openDialog('licences')}>
            {t('licences.button')}
          </Button>
          <Button icon={<StethoscopeRegular />} onClick={() => openDialog('check')}>
            {t('check:button')}
          </Button>
          <Button icon={<FolderOpenRegular />} onClick={openLogs}>
            {t('about.logs')}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <UpdateBar />
      <dl className={styles.facts}>
        <dt>{t('about.version')}</dt>
        <dd>{version}</dd>
        <dt>{t('about.platform')}</dt>
        <dd>{config.platformName}</dd>
        <dt>{t('about.host')}</dt>
        <dd>{platformHost ?? t('session:training.host')}</dd>
        {config.supportContact !== undefined && (
          <>
            <dt>{t('about.support')}</dt>
            <dd>
              <ContactText contact={config.supportContact} />
            </dd>
          </>
        )}
      </dl>
    </DialogFrame>
  );
}
