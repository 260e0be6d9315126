import { Button } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { FormFooter } from '#renderer/kit/form/FormFooter.tsx';
import type { FormPhase } from '#renderer/kit/form/useFormPhase.ts';

interface EditBarProps {
  phase: FormPhase;
  /** There is nothing to save, or the record has to be read first. */
  isBlocked: boolean;
  isReplacement: boolean;
  /** How the form stands, and what was changed. */
  status: ReactNode;
  detail?: ReactNode;
  formId: string;
  onCancel: () => void;
}

/** The actions of an edition, always in sight. A save leads to the record's page, so that there is one. */
export const EditBar = memo(function EditBar(props: EditBarProps) {
  const { phase, isBlocked, isReplacement, status, onCancel } = props;
  const { t } = useTranslation(['recordForm', 'form']);
  const isMac = useBootstrap().platform === 'mac';
  const isRunning = phase === 'ending';
  const isOver = phase === 'ended';
  return (
    <FormFooter
      status={isRunning ? t('form:state.saving') : isOver ? t('form:state.over') : status}
      detail={!isRunning && !isOver && props.detail}
    >
      <Button
        appearance="subtle"
        disabledFocusable={isRunning}
        aria-keyshortcuts="Escape"
        onClick={() => !isRunning && onCancel()}
      >
        {t(isOver ? 'form:goOn' : 'form:cancel')}
      </Button>
      <Button
        type="submit"
        form={props.formId}
        appearance="primary"
        disabledFocusable={isBlocked || phase !== 'open'}
        aria-keyshortcuts={isMac ? 'Meta+S' : 'Control+S'}
        title={isMac ? '⌘S' : 'Ctrl+S'}
      >
        {t(isReplacement ? 'recordForm:edit.saveReplacing' : 'form:save')}
      </Button>
    </FormFooter>
  );
});
