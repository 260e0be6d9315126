import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { PageFocusAfter } from '#renderer/kit/ui/page/PageFocusAfter.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { validationLabel } from '../labels.ts';
import { useLoginFileSave } from './login-file.ts';
import { useRefusedLoginFile } from './refused-login-file.ts';

/** Says that a community is saved but its login file is not, and which mode it has since, with a retry. */
export function RefusedLoginFileBar({ id, onSaved }: { id: number; onSaved?: () => void }) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const errorText = useErrorText();
  const refused = useRefusedLoginFile(id);
  const { retry, forget } = useLoginFileSave();
  const [isSending, setSending] = useState(false);
  if (refused === null) return null;

  const { title, detail } = errorText(refused.error, { context: 'communities' });
  const { putBack, stuck, selection } = refused;
  const again = async () => {
    setSending(true);
    await retry(id, refused);
    setSending(false);
    onSaved?.();
  };
  return (
    <PageFocusAfter>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>{t('loginFile.refused', { name: selection.name })}</MessageBarTitle>{' '}
          {sentences(title, detail)} {t('loginFile.check')}
          {putBack !== null && <p>{t('loginFile.putBack', { mode: translate(validationLabel(putBack)) })}</p>}
          {stuck !== null && <p>{t('loginFile.stuck')}</p>}
        </MessageBarBody>
        <MessageBarActions>
          <Button disabledFocusable={isSending} onClick={isSending ? undefined : () => void again()}>
            {t(isSending ? 'loginFile.sending' : 'loginFile.retry')}
          </Button>
          <Button disabledFocusable={isSending} onClick={() => !isSending && forget(id, refused)}>
            {t('loginFile.forget')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    </PageFocusAfter>
  );
}
