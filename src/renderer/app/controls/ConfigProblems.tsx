import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { ConfigProblem } from '#shared/config.ts';

/** Lists the problems of the configuration, for administrators. */
export function ConfigProblems() {
  const { t } = useTranslation(['shell', 'common']);
  const { configProblems, addressProblem } = useBootstrap();
  const [isOpen, setOpen] = useState(true);
  // The problem of the address is shown elsewhere, where it cannot be dismissed.
  const problems = configProblems.filter(
    ({ source, key }) => source !== addressProblem?.source || key !== addressProblem.key,
  );
  if (problems.length === 0 || !isOpen) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('configProblems')}</MessageBarTitle>
        {problems.map((problem) => (
          <ProblemLine key={`${problem.source} ${problem.key}`} problem={problem} />
        ))}
        <SupportContact />
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('common:actions.close')}
            onClick={() => setOpen(false)}
          />
        }
      />
    </MessageBar>
  );
}

/** The configured platform cannot be used: stays on screen, since nobody can sign in. */
export function AddressProblem({ problem }: { problem: ConfigProblem }) {
  const { t } = useTranslation('shell');
  const what = problem.isMissing === true ? 'addressMissing' : 'addressProblem';
  return (
    <AlertBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{t(`${what}.title`)}</MessageBarTitle>
        {t(`${what}.text`)}
        <ProblemLine problem={problem} />
        <SupportContact />
      </MessageBarBody>
    </AlertBar>
  );
}

/** Key (none for the whole file), source, and the problem. */
function ProblemLine({ problem: { source, key, reason } }: { problem: ConfigProblem }) {
  const { t, i18n } = useTranslation('shell');
  return (
    <div>
      {key !== '' && (
        <>
          <strong>{key}</strong>{' '}
        </>
      )}
      ({t(`configSources.${source}`)}){' – '}
      {i18n.language === 'en' ? reason.en : reason.fr}
    </div>
  );
}
