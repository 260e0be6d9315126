import { Button, mergeClasses, Spinner } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import styles from './confirm.module.css';
import { GateFields } from './GateFields.tsx';
import { type ConfirmGate, isOpen } from './levels.ts';

export interface ConfirmDialogProps {
  title: string;
  /** Describes what will happen. */
  children: ReactNode;
  gate: ConfirmGate;
  button: string;
  isDanger?: boolean;
  /** It is answered in fields: announced as a dialog, not as a message. */
  isForm?: boolean;
  /** Something is sent to people: with training data the dialog says that nothing really is. */
  isSending?: boolean;
  /**
   * Initial focus when nothing has to be ticked or typed; Cancel by default. Use `confirm` only when another key than
   * Enter opened the dialog: a repeated Enter must not confirm.
   */
  initialFocus?: 'cancel' | 'confirm';
  /** The action is running: everything is disabled, Escape included, until its outcome is being looked for. */
  isBusy?: boolean;
  /** False while another input is missing, a choice for example. */
  canConfirm?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before an action, at its level. The initial focus is where a stray key does nothing: on Cancel,
 * on the checkbox or in the field. Escape and Cancel change nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, gate, button, isDanger = false, isBusy = false, canConfirm = true } = props;
  const { initialFocus = 'cancel', isForm = false, isSending = false, onConfirm, onClose } = props;
  const { t } = useTranslation('common');
  const isHeld = useHoldsDialog(isBusy);
  const [state, setState] = useState({ isTicked: false, typed: '' });
  const field = useRef<HTMLInputElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  // Runs after Fluent, which focuses the first tabbable element of the dialog: a scrolling list, for example.
  const takeFocus = useEffectEvent(() => (initialFocus === 'confirm' ? confirmButton : field).current?.focus());
  useEffect(() => takeFocus(), []);
  const isReady = canConfirm && !isBusy && isOpen(gate, state);
  const confirm = () => {
    if (isReady) onConfirm();
  };
  return (
    <DialogFrame
      title={title}
      isQuestion
      isForm={isForm}
      isSending={isSending}
      onDismiss={() => !isHeld && onClose()}
      actions={
        <>
          <Button disabled={isHeld} onClick={onClose}>
            {t(isBusy && !isHeld ? 'actions.close' : 'actions.cancel')}
          </Button>
          <Button
            ref={confirmButton}
            appearance="primary"
            className={mergeClasses(styles.button, isDanger && styles.danger)}
            disabled={!isReady}
            icon={isBusy ? <Spinner size="tiny" /> : undefined}
            onClick={confirm}
          >
            {button}
          </Button>
        </>
      }
    >
      {children}
      <GateFields field={field} gate={gate} state={state} isDisabled={isBusy} onChange={setState} onSubmit={confirm} />
    </DialogFrame>
  );
}
