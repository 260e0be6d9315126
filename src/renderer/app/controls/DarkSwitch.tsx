import { Switch } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useDarkTheme } from '#renderer/kit/ui/theme/useIsDark.ts';

/** Switches between dark and light; it also replaces "like the system" by the chosen theme. */
export function DarkSwitch() {
  const { t } = useTranslation('shell');
  const { isDark, setDark } = useDarkTheme();
  return <Switch label={t('theme.darkSwitch')} checked={isDark} onChange={(_, { checked }) => setDark(checked)} />;
}
