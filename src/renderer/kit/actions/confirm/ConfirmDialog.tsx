import { Button, mergeClasses, Spinner } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import styles from './confirm.module.css';
import { GateFields } from './GateFields.tsx';
import { type ConfirmGate, isOpen } from './levels.ts';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, in words. */
  children: ReactNode;
  gate: ConfirmGate;
  button: string;
  isDanger?: boolean;
  /**
   * Where the focus starts when nothing is to be ticked or typed; on Cancel unless said otherwise. `confirm` only for
   * what another key than Enter has started: no slip presses both.
   */
  startsOn?: 'cancel' | 'confirm';
  /** Under way: nothing can be pressed, Escape included. */
  isBusy?: boolean;
  /** False while something else is missing, a choice for example. */
  canConfirm?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before an action, at its level. The focus starts where nothing is done by a slip: on Cancel, on the sentence or
 * in the field; Escape and Cancel leave everything as it is.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, gate, button, isDanger = false, isBusy = false, canConfirm = true } = props;
  const { startsOn = 'cancel', onConfirm, onClose } = props;
  const { t } = useTranslation('common');
  const [state, setState] = useState({ isTicked: false, typed: '' });
  const field = useRef<HTMLInputElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  // After Fluent, which goes to the first stop of the dialog: a list to scroll, for example.
  const takeFocus = useEffectEvent(() => (startsOn === 'confirm' ? confirmButton : field).current?.focus());
  useEffect(() => takeFocus(), []);
  const isReady = canConfirm && !isBusy && isOpen(gate, state);
  const confirm = () => {
    if (isReady) onConfirm();
  };
  return (
    <DialogFrame
      title={title}
      isQuestion
      onDismiss={() => !isBusy && onClose()}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('actions.cancel')}
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
