import { ToggleButton } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { usePreferences, useSetPreferences } from '#renderer/kit/data/session.ts';
import type { Locale } from '#shared/preferences.ts';
import styles from './controls.module.css';

/** Each language is named in its own language. */
const languages: readonly { locale: Locale; name: string }[] = [
  { locale: 'fr', name: 'Français' },
  { locale: 'en', name: 'English' },
];

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { locale } = usePreferences();
  const setPreferences = useSetPreferences();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend; the group only needs a name.
    <div role="group" aria-label={t('language.label')} className={styles.languages}>
      {languages.map(({ locale: value, name }) => (
        <ToggleButton
          key={value}
          lang={value}
          size="small"
          appearance="subtle"
          checked={value === locale}
          onClick={() => setPreferences({ locale: value })}
        >
          {name}
        </ToggleButton>
      ))}
    </div>
  );
}
