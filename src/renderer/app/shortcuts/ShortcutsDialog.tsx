import { Button } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  groups,
  type ModuleShortcut,
  type ShortcutGroup,
  type ShortcutRef,
  shortcutIds,
  shortcuts,
} from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { useActiveShortcuts, useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { modules } from '#renderer/modules/index.ts';
import { goShortcuts } from './go.ts';
import styles from './ShortcutsDialog.module.css';

interface ShownGroup {
  title: TextKey;
  lines: readonly { shortcut: ShortcutRef; name: TextKey }[];
}

const lineOf = (shortcut: ModuleShortcut) => ({ shortcut, name: shortcut.name });

const ofKit = (group: ShortcutGroup): ShownGroup => ({
  title: `actions:shortcuts.groups.${group}`,
  lines: shortcutIds
    .filter((id) => shortcuts[id].group === group)
    .map((id) => ({ shortcut: id, name: `actions:shortcuts.names.${id}` })),
});

const [everywhere, ...onScreens] = groups;

/** Those that act everywhere, those that open pages, those of lists, records and forms, and those of modules. */
const shownGroups: readonly ShownGroup[] = [
  ofKit(everywhere),
  { title: 'actions:shortcuts.groups.go', lines: goShortcuts.map(({ shortcut }) => lineOf(shortcut)) },
  ...onScreens.map(ofKit),
  ...modules.flatMap(({ shortcuts: own }) =>
    own === undefined ? [] : [{ title: own.title, lines: Object.values(own.of).map(lineOf) }],
  ),
];

/**
 * Lists every shortcut with its keys as printed on the user's keyboard; those that act on this screen are highlighted.
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['actions', 'common']);
  const translate = useTranslate();
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
          {shownGroups.map(({ title, lines }) => (
            <section key={title} className={styles.group}>
              <h3 className={styles.heading}>{translate(title)}</h3>
              <dl className={styles.list}>
                {lines.map(({ shortcut, name }) => (
                  <div key={name} className={styles.line} data-here={here.has(shortcut) ? '' : undefined}>
                    <dt>
                      {translate(name)}
                      {here.has(shortcut) && <CheckmarkRegular className={styles.mark} title={t('shortcuts.active')} />}
                    </dt>
                    <dd>
                      <kbd className={styles.keys}>{keys.label(shortcut)}</kbd>
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
