import { Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { usePalette } from './context.ts';
import styles from './SearchButton.module.css';

/** Opens the palette, and shows its shortcut. */
export function SearchButton() {
  const { t } = useTranslation('palette');
  const { openPalette } = usePalette();
  const keys = useKeyNames();
  return (
    <Button
      size="small"
      icon={<SearchRegular />}
      aria-label={t('open')}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys.aria('palette')}
      className={styles.search}
      onClick={openPalette}
    >
      <span className={styles.text}>{t('button')}</span>
      <kbd className={styles.keys}>{keys.label('palette')}</kbd>
    </Button>
  );
}
