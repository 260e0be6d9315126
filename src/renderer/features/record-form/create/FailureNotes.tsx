import { MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { addressOf } from '#shared/routes.ts';
import type { CreateFailure } from './useCreation.ts';

/** Why nothing was created, or that this is not known; what was typed stays in every case. */
export function FailureNotes({ failure }: { failure: CreateFailure }) {
  const { t } = useTranslation('recordForm');
  const errorText = useErrorText();
  if (failure.kind === 'unknown') {
    return (
      <Bar intent="warning" failure={failure} title={t('create.unknown')}>
        {t('create.unknownText')} <RecordLink to={addressOf('solidaryrecords')}>{t('create.openList')}</RecordLink>
        <SupportContact />
      </Bar>
    );
  }
  const causes = (['email', 'structure', 'address'] as const).map((cause) => t(`create.cause.${cause}`));
  const shownError =
    failure.kind === 'refused' ? null : errorText(failure.error, { context: 'solidaryrecords', causes });
  const shown = shownError === null ? causes : shownError.causes;
  return (
    <Bar intent="error" failure={failure} title={shownError === null ? t('create.refused') : shownError.title}>
      {shownError?.detail}
      <SupportContact error={failure.kind === 'refused' ? null : failure.error} />
      {shown.length > 0 && (
        <>
          <p>{t('create.causes')}</p>
          <ul>
            {shown.map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </>
      )}
    </Bar>
  );
}

interface BarProps {
  intent: 'warning' | 'error';
  failure: CreateFailure;
  title: string;
  children: ReactNode;
}

function Bar({ intent, failure, title, children }: BarProps) {
  const { t } = useTranslation('recordForm');
  const bar = useRef<HTMLDivElement>(null);
  // It is above the fields, and the creation starts below them: each failure is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    void bar.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <AlertBar ref={bar} intent={intent}>
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {children}
        <p>{t('create.kept')}</p>
      </MessageBarBody>
    </AlertBar>
  );
}
