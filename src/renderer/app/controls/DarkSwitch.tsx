import { Switch } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { usePreferences, useSetPreferences } from '#renderer/kit/session.ts';
import { useIsDark } from '../theme/useIsDark.ts';

/** Dark or light; it also leaves "like the system" for the one chosen here. */
export function DarkSwitch() {
  const { t } = useTranslation('shell');
  const isDark = useIsDark(usePreferences().theme);
  const setPreferences = useSetPreferences();
  return (
    <Switch
      label={t('theme.darkSwitch')}
      checked={isDark}
      onChange={(_, { checked }) => setPreferences({ theme: checked ? 'dark' : 'light' })}
    />
  );
}
