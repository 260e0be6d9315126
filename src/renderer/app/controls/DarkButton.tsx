import { ToggleButton, Tooltip } from '@fluentui/react-components';
import { WeatherMoonRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useDarkTheme } from '#renderer/kit/ui/theme/useIsDark.ts';

/** The dark switch without a label. */
export function DarkButton() {
  const { t } = useTranslation('shell');
  const { isDark, setDark } = useDarkTheme();
  return (
    <Tooltip content={t('theme.darkSwitch')} relationship="label">
      <ToggleButton
        appearance="subtle"
        icon={<WeatherMoonRegular />}
        checked={isDark}
        onClick={() => setDark(!isDark)}
      />
    </Tooltip>
  );
}
