import { Button, Tooltip } from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { help, paneId, toggleHelp } from './help.ts';

/** Opens and closes the help of the screen. */
export function HelpButton() {
  const { t } = useTranslation('shell');
  const keys = useKeyNames();
  const { isOpen } = useStore(help);
  return (
    <Tooltip content={t('help.tip', { keys: keys.label('help') })} relationship="description">
      <Button
        appearance="subtle"
        icon={<QuestionCircleRegular />}
        aria-label={t('help.label')}
        aria-expanded={isOpen}
        aria-controls={paneId}
        aria-keyshortcuts={keys.aria('help')}
        onClick={toggleHelp}
      />
    </Tooltip>
  );
}
