import { Button } from '@fluentui/react-components';
import { FolderOpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { toAppError } from '#shared/failure.ts';
import { ProductMark } from '../controls/ProductMark.tsx';
import styles from './dialogs.module.css';
import licences from './licences.json';

/** Version, platform and third-party libraries. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common', 'session']);
  const { version, platformHost, config } = useBootstrap();
  const notify = useNotify();
  const openLogs = () =>
    invoke('app.openLogFolder', undefined).catch((thrown: unknown) =>
      notify({ context: 'generic', name: 'logFolder', outcome: 'error', error: toAppError(thrown) }),
    );

  return (
    <DialogFrame
      title={
        <span className={styles.brand}>
          <ProductMark /> {t('about.title')}
        </span>
      }
      onDismiss={onClose}
      actions={
        <>
          <Button icon={<FolderOpenRegular />} onClick={openLogs}>
            {t('about.logs')}
          </Button>
          <Button appearance="primary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{t('about.version')}</dt>
        <dd>{version}</dd>
        <dt>{t('about.platform')}</dt>
        <dd>{config.platformName}</dd>
        <dt>{t('about.host')}</dt>
        <dd>{platformHost ?? t('session:training.host')}</dd>
      </dl>
      <div>
        <h3>{t('about.licences')}</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard to be scrolled. */}
        <ul className={styles.licences} tabIndex={0} aria-label={t('about.licences')}>
          {licences.map(({ name, license }) => (
            <li key={name}>
              <span>{name}</span>
              <span>{license}</span>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  );
}
