import { Button } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { usePalette } from './context.ts';
import styles from './SearchButton.module.css';

/** Opens the palette, and shows its shortcut; an icon alone in a collapsed menu. */
export function SearchButton({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('palette');
  const { openPalette } = usePalette();
  const keys = useKeyNames();
  return (
    <Button
      appearance={isCollapsed ? 'subtle' : 'outline'}
      icon={<SearchRegular />}
      aria-label={t('open')}
      title={isCollapsed ? `${t('open')} (${keys.label('palette')})` : undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={keys.aria('palette')}
      className={isCollapsed ? styles.collapsed : styles.search}
      onClick={() => openPalette()}
    >
      {!isCollapsed && (
        <>
          <span className={styles.text}>{t('button')}</span>
          <span aria-hidden="true" className={styles.keys}>
            {keys.label('palette')}
          </span>
        </>
      )}
    </Button>
  );
}
