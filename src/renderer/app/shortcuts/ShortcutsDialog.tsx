import { Button } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groups, shortcutIds, shortcutOf } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { useActiveShortcuts, useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import styles from './ShortcutsDialog.module.css';

/**
 * Lists every shortcut with its keys as printed on the user's keyboard; those that act on this screen are highlighted.
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['actions', 'common']);
  const keys = useKeyNames();
  const active = useActiveShortcuts();
  // As they are on the screen behind, when the dialog opens.
  const [here] = useState(() => new Set(active));
  const { hasLetterKeys } = usePreferences();
  return (
    <DialogFrame
      title={t('shortcuts.title')}
      onDismiss={onClose}
      actions={
        <Button autoFocus appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard to be scrolled. */}
      <section className={styles.groups} tabIndex={0} aria-label={t('shortcuts.title')}>
        <div className={styles.columns}>
          {groups.map((group) => (
            <section key={group} className={styles.group}>
              <h3 className={styles.heading}>{t(`shortcuts.groups.${group}`)}</h3>
              <dl className={styles.list}>
                {shortcutIds
                  .filter((id) => shortcutOf(id).group === group)
                  .map((id) => (
                    <div key={id} className={styles.line} data-here={here.has(id) ? '' : undefined}>
                      <dt>
                        {t(`shortcuts.names.${id}`)}
                        {here.has(id) && <CheckmarkRegular className={styles.mark} title={t('shortcuts.active')} />}
                      </dt>
                      <dd>
                        <kbd className={styles.keys}>{keys.label(id)}</kbd>
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
        </div>
      </section>
      <p className={styles.note}>{t(hasLetterKeys ? 'shortcuts.letters' : 'shortcuts.lettersOff')}</p>
    </DialogFrame>
  );
}
