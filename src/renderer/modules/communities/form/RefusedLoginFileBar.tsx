import { useTranslation } from 'react-i18next';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
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
  if (refused === null) return null;

  const { title, detail } = errorText(refused.error, { context: 'communities' });
  const { putBack, stuck, selection } = refused;
  return (
    <UnsentBar
      title={t('loginFile.refused', { name: selection.name })}
      error={refused.error}
      labels={{ retry: t('loginFile.retry'), sending: t('loginFile.sending'), forget: t('loginFile.forget') }}
      onRetry={() => retry(id, refused).then(onSaved)}
      onForget={() => forget(id, refused)}
    >
      {sentences(title, detail)} {t('loginFile.check')}
      {putBack !== null && <p>{t('loginFile.putBack', { mode: translate(validationLabel(putBack)) })}</p>}
      {stuck !== null && <p>{t('loginFile.stuck')}</p>}
    </UnsentBar>
  );
}
