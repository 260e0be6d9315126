import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/session.ts';

/** What is wrong in the configuration file, for whoever can put it right: file, key and reason. */
export function ConfigProblems() {
  const { t } = useTranslation(['shell', 'common']);
  const { configProblems } = useBootstrap();
  const [isOpen, setOpen] = useState(true);
  if (configProblems.length === 0 || !isOpen) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('configProblems')}</MessageBarTitle>
        {configProblems.map(({ source, key, reason }) => (
          <div key={`${source} ${key}`}>
            <strong>{key}</strong> ({source}){' – '}
            <span lang="en">{reason}</span>
          </div>
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
