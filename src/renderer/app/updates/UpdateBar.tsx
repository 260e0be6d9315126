import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#renderer/kit/data/session.ts';
import { openExternal } from '#renderer/kit/ui/external.ts';
import { useUpdate } from './context.ts';
import { useUpdateText } from './useUpdateText.ts';

/** The newer version with the note about it, and its page to open in the browser; nothing where none is known. */
export function UpdateBar() {
  const { t } = useTranslation('shell');
  const { locale } = usePreferences();
  const update = useUpdate();
  const textOf = useUpdateText();
  if (update === null) return null;
  const { address, isSecurity, note } = update;
  return (
    <MessageBar intent={isSecurity ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{textOf(update)}</MessageBarTitle>
        {[isSecurity && t('update.advice'), note?.[locale]].filter(Boolean).join(' ')}
      </MessageBarBody>
      <MessageBarActions>
        <Button icon={<OpenRegular />} onClick={() => openExternal(address)}>
          {t('update.open', { host: new URL(address).host })}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
