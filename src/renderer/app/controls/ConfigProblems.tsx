import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import type { ConfigProblem } from '#shared/config.ts';

/** What is wrong in the configuration, for whoever can put it right. */
export function ConfigProblems() {
  const { t } = useTranslation(['shell', 'common']);
  const { configProblems, addressProblem } = useBootstrap();
  const [isOpen, setOpen] = useState(true);
  // That of the address has a place of its own, where nobody can close it.
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

/** The platform that was meant cannot be used: stays on screen, since nobody can sign in. */
export function AddressProblem({ problem }: { problem: ConfigProblem }) {
  const { t } = useTranslation('shell');
  const what = problem.isMissing === true ? 'addressMissing' : 'addressProblem';
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{t(`${what}.title`)}</MessageBarTitle>
        {t(`${what}.text`)}
        <ProblemLine problem={problem} />
      </MessageBarBody>
    </MessageBar>
  );
}

/** Key (none when it is the whole file), where it stands, and why, in the words of the check. */
function ProblemLine({ problem: { source, key, reason } }: { problem: ConfigProblem }) {
  const { t } = useTranslation('shell');
  return (
    <div>
      {key !== '' && (
        <>
          <strong>{key}</strong>{' '}
        </>
      )}
      ({t(`configSources.${source}`)}){' – '}
      <span lang="en">{reason}</span>
    </div>
  );
}
