import { Button } from '@fluentui/react-components';
import { KeyboardRegular, PrintRegular, SearchRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useBootstrap, useSignedIn, useSwitch } from '#renderer/kit/data/session.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { helpRoutes } from '../help/useHelpPage.ts';
import { usePalette } from '../palette/context.ts';
import { pagesFor } from '../palette/pages.ts';
import styles from './FurtherHelp.module.css';

const GuideDialog = lazily(async () => (await import('../help/GuideDialog.tsx')).GuideDialog);

/** What helps beside the page of a screen: the list of shortcuts, the search of all pages, the guide on paper. */
export function FurtherHelp() {
  const { t } = useTranslation(['shell', 'actions']);
  const { openPalette, showShortcuts } = usePalette();
  const keys = useKeyNames();
  const session = useSignedIn();
  const { config } = useBootstrap();
  const isOn = useSwitch();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <div className={styles.further}>
      <Button appearance="subtle" icon={<KeyboardRegular />} onClick={showShortcuts}>
        {t('actions:shortcuts.title')} <kbd>{keys.label('shortcutList')}</kbd>
      </Button>
      <Button appearance="subtle" icon={<SearchRegular />} onClick={() => openPalette('?')}>
        {t('shell:help.search')} <kbd>{keys.label('palette')}</kbd>
      </Button>
      <Button appearance="subtle" icon={<PrintRegular />} onClick={() => setPrinting(true)}>
        {t('shell:help.print')}
      </Button>
      {isPrinting && (
        <Suspense>
          <GuideDialog screens={helpRoutes(pagesFor({ session, config }), isOn)} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
  );
}
