import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  mergeClasses,
} from '@fluentui/react-components';
import type { FormEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import styles from './dialog.module.css';
import { useEscape } from './useEscape.ts';
import { OpenerContext, useReturnFocus } from './useReturnFocus.ts';

interface DialogFrameProps {
  title: ReactNode;
  /** Stands beside the title. */
  titleAction?: ReactElement;
  /** One below the other. */
  children: ReactNode;
  /** The buttons, in the order in which the keyboard meets them. */
  actions?: ReactNode;
  /** A question that a click beside it does not answer. */
  isQuestion?: boolean;
  /** Escape, and a click beside it where it is no question. Under way, it may leave that alone. */
  onDismiss: () => void;
  /** Content and buttons are one form, which Enter sends. */
  onSubmit?: (event: FormEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  bodyClassName?: string;
  contentClassName?: string;
}

/** The frame of every dialog: title, content, buttons; the focus goes back to where it was when it closes. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, titleAction, children, actions, isQuestion = false, onDismiss, onSubmit, onKeyDown } = props;
  useReturnFocus();
  useEscape(onDismiss);
  const body = (
    <DialogBody className={props.bodyClassName}>
      <DialogTitle action={titleAction}>{title}</DialogTitle>
      <DialogContent className={mergeClasses(styles.content, props.contentClassName)}>{children}</DialogContent>
      {actions !== undefined && <DialogActions fluid>{actions}</DialogActions>}
    </DialogBody>
  );
  return (
    // A dialog that opens from this one gives the focus back into it.
    <OpenerContext value={null}>
      <Dialog open modalType={isQuestion ? 'alert' : 'modal'} onOpenChange={(_, { open }) => !open && onDismiss()}>
        <DialogSurface className={props.className} onKeyDown={onKeyDown}>
          {onSubmit === undefined ? (
            body
          ) : (
            <form noValidate onSubmit={onSubmit}>
              {body}
            </form>
          )}
        </DialogSurface>
      </Dialog>
    </OpenerContext>
  );
}
