import { Button } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { FormFooter } from '#renderer/kit/form/FormFooter.tsx';
import type { FormPhase } from '#renderer/kit/form/useFormPhase.ts';

interface CreateBarProps {
  phase: FormPhase;
  /** Something that the creation needs is not read. */
  isBlocked: boolean;
  isLast: boolean;
  /** Null on the first step, and on a form of one page. */
  onBack: (() => void) | null;
  onAdvance: () => void;
  onCancel: () => void;
  /** What is left to correct, in words, and where the input is kept. */
  status: ReactNode;
  detail?: ReactNode;
}

/** The actions of a new record, always in sight; Ctrl+Enter goes on, and creates at the end. */
export const CreateBar = memo(function CreateBar(props: CreateBarProps) {
  const { phase, isBlocked, isLast, onBack, onAdvance, onCancel, status } = props;
  const { t } = useTranslation(['recordForm', 'form']);
  const isMac = useBootstrap().platform === 'mac';
  const isRunning = phase === 'ending';
  const isOver = phase === 'ended';
  const cannotSend = phase !== 'open' || (isLast && isBlocked);
  const said = isRunning ? t('recordForm:create.creating') : isOver ? t('form:state.over') : status;
  return (
    <FormFooter status={said} detail={phase === 'open' && props.detail}>
      <Button
        appearance="subtle"
        disabledFocusable={isRunning}
        aria-keyshortcuts="Escape"
        onClick={() => !isRunning && onCancel()}
      >
        {t(isOver ? 'form:goOn' : 'recordForm:create.cancel')}
      </Button>
      {onBack !== null && (
        <Button disabledFocusable={phase !== 'open'} onClick={() => phase === 'open' && onBack()}>
          {t('recordForm:steps.previous')}
        </Button>
      )}
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={cannotSend}
        aria-keyshortcuts={isMac ? 'Meta+Enter' : 'Control+Enter'}
        title={`${isMac ? '⌘' : 'Ctrl+'}${t('form:enterKey')}`}
        onClick={(event) => {
          event.preventDefault();
          if (!cannotSend) onAdvance();
        }}
      >
        {t(isLast ? 'recordForm:create.button' : 'recordForm:steps.next')}
      </Button>
    </FormFooter>
  );
});
