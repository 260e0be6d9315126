import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ImportKindName } from '#shared/import/kinds.ts';
import type { UnfinishedImport } from '#shared/ipc/transfer.ts';
import { kindTexts } from './kind-texts.ts';
import { useUnfinishedText } from './useUnfinishedText.ts';

const hasChoices = (choices: UnfinishedImport['choices']): boolean =>
  Object.values(choices ?? {}).some((chosen) => Object.keys(chosen).length > 0);

/** Explains what resuming does with the lines of a partly sent file. */
export function ResumeNote({ kind, resumes }: { kind: ImportKindName; resumes: UnfinishedImport }) {
  const { t } = useTranslation('import');
  const unfinishedText = useUnfinishedText();
  return (
    <MessageBar
      intent={resumes.isSameReading === false || resumes.choices === null ? 'warning' : 'info'}
      layout="multiline"
      role="status"
    >
      <MessageBarBody>
        <MessageBarTitle>{t('resume.title')}</MessageBarTitle>
        {unfinishedText(resumes)} {t('resume.rule')}
        {resumes.uncertain > 0 && ` ${t(kindTexts[kind].verify)}`}
        {resumes.choices === null && ` ${t('resume.lostChoices')}`}
        {hasChoices(resumes.choices) && resumes.isSameReading !== false && ` ${t('resume.choices')}`}
        {resumes.isSameReading === false && ` ${t('resume.otherReading')}`}
      </MessageBarBody>
    </MessageBar>
  );
}
