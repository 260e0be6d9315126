import { Button } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { FormBar } from '../FormBar.tsx';

interface CreateBarProps {
  isRunning: boolean;
  /** Something that the creation needs is not read. */
  isBlocked: boolean;
  isLast: boolean;
  /** Null on the first step, and on a form of one page. */
  onBack: (() => void) | null;
  onAdvance: () => void;
  onCancel: () => void;
  /** What is left to correct, in words. */
  status: string;
}

/** The actions of a new record, always in sight; Ctrl+Enter goes on, and creates at the end. */
export const CreateBar = memo(function CreateBar(props: CreateBarProps) {
  const { isRunning, isBlocked, isLast, onBack, onAdvance, onCancel, status } = props;
  const { t } = useTranslation(['recordcreate', 'form']);
  const isMac = useBootstrap().platform === 'mac';
  return (
    <FormBar status={isRunning ? t('recordcreate:create.creating') : status}>
      <Button disabledFocusable={isRunning} aria-keyshortcuts="Escape" onClick={() => !isRunning && onCancel()}>
        {t('recordcreate:create.cancel')}
      </Button>
      {onBack !== null && (
        <Button disabledFocusable={isRunning} onClick={() => !isRunning && onBack()}>
          {t('recordcreate:steps.previous')}
        </Button>
      )}
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={isRunning || (isLast && isBlocked)}
        aria-keyshortcuts={isMac ? 'Meta+Enter' : 'Control+Enter'}
        title={`${isMac ? '⌘' : 'Ctrl+'}${t('form:enterKey')}`}
        onClick={(event) => {
          event.preventDefault();
          if (!isRunning && !(isLast && isBlocked)) onAdvance();
        }}
      >
        {t(isLast ? 'recordcreate:create.button' : 'recordcreate:steps.next')}
      </Button>
    </FormBar>
  );
});
