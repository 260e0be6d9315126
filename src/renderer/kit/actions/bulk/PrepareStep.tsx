import { Button, Field, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { maxNamedRows } from '#shared/bulk/limits.ts';
import type { Preparation } from './usePrepared.ts';

interface PrepareStepProps {
  title: string;
  state: Exclude<Preparation, { step: 'ready' }>;
  onRetry: () => void;
  onClose: () => void;
}

/** The preparation step: resolves the selection, or shows why the action cannot take it. Escape closes. */
export function PrepareStep({ title, state, onRetry, onClose }: PrepareStepProps) {
  const { t } = useTranslation(['actions', 'common']);
  const format = useFormat();
  const isOver = state.step === 'tooMany' || state.step === 'failed';
  return (
    <DialogFrame
      title={title}
      onDismiss={onClose}
      actions={
        <>
          {state.step === 'failed' && <Button onClick={onRetry}>{t('common:states.retry')}</Button>}
          <Button autoFocus appearance={isOver ? 'primary' : 'secondary'} onClick={onClose}>
            {t(isOver ? 'common:actions.close' : 'common:actions.cancel')}
          </Button>
        </>
      }
    >
      {content()}
    </DialogFrame>
  );

  function content() {
    switch (state.step) {
      case 'tooMany':
        return t('bulk.tooMany', { shown: format.number(maxNamedRows) });
      case 'failed':
        return <Failure error={state.error} />;
      default:
        return <Progress {...state} />;
    }
  }
}

function Failure({ error }: { error: Extract<Preparation, { step: 'failed' }>['error'] }) {
  const errorText = useErrorText();
  const { title, detail } = errorText(error);
  return (
    <p role="alert">
      {title} {detail}
      <SupportContact error={error} />
    </p>
  );
}

function Progress({ done, total }: Extract<Preparation, { done: number }>) {
  const { t } = useTranslation('actions');
  const format = useFormat();
  const hint =
    total === null ? undefined : t('bulk.progress', { done: format.number(done), total: format.number(total) });
  return (
    <Field label={t('bulk.preparing')} hint={hint} validationState="none">
      <ProgressBar value={total === null ? undefined : done} max={total ?? undefined} thickness="large" />
    </Field>
  );
}
