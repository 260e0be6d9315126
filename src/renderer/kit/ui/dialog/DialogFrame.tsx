import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  mergeClasses,
} from '@fluentui/react-components';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { OutcomeLooks } from '../looking/OutcomeLooks.tsx';
import styles from './dialog.module.css';
import { TrainingNote } from './TrainingNote.tsx';
import { OpenerContext, useReturnFocus } from './useReturnFocus.ts';

interface DialogFrameProps {
  title: ReactNode;
  /** Shown beside the title. */
  titleAction?: ReactElement;
  /** Stacked vertically. */
  children: ReactNode;
  /** The buttons, in tab order. */
  actions?: ReactNode;
  /** A modal question: a click outside does not close it. */
  isQuestion?: boolean;
  /** A question that is answered in fields: it is announced as a dialog, not as a message. */
  isForm?: boolean;
  /** Something is sent to people from here: with training data the dialog says that nothing really is. */
  isSending?: boolean;
  /** 480, 600 or 800 pixels; a question is small, anything else medium. */
  size?: 'small' | 'medium' | 'large';
  /**
   * Called by Escape, and by a click outside unless `isQuestion`. It may ignore the call, e.g. while something runs.
   */
  onDismiss: () => void;
  /** Makes content and buttons one form, which Enter submits. */
  onSubmit?: (event: FormEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  bodyClassName?: string;
  contentClassName?: string;
}

/** The frame of every dialog: title, content, buttons. When it closes, the focus returns to where it was. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, titleAction, children, actions, isQuestion = false, isForm = false, isSending = false } = props;
  const isMessage = isQuestion && !isForm;
  const { size = isMessage ? 'small' : 'medium', onDismiss, onSubmit, onKeyDown } = props;
  const content = useId();
  const description = useDescription(content, isMessage);
  useReturnFocus();
  useEscape(onDismiss);
  const surface = useRef<HTMLDivElement>(null);
  useFocusInside(surface);
  // After Fluent, which focuses the first element.
  useEffect(() => surface.current?.querySelector<HTMLElement>(`[${START}]`)?.focus(), []);
  const body = (
    <DialogBody className={props.bodyClassName}>
      <DialogTitle action={titleAction} className={styles.title}>
        {title}
      </DialogTitle>
      <DialogContent id={content} className={mergeClasses(styles.content, props.contentClassName)}>
        {/* The shell below is out of reach of screen readers. */}
        <OutcomeLooks />
        {isSending && <TrainingNote />}
        {children}
      </DialogContent>
      {actions !== undefined && <DialogActions fluid>{actions}</DialogActions>}
    </DialogBody>
  );
  return (
    // A dialog that opens from this one returns the focus into it.
    <OpenerContext value={null}>
      <Dialog open modalType={isQuestion ? 'alert' : 'modal'} onOpenChange={(_, { open }) => !open && onDismiss()}>
        <DialogSurface
          ref={surface}
          tabIndex={-1}
          className={mergeClasses(styles.surface, styles[size], props.className)}
          onKeyDown={onKeyDown}
          aria-describedby={description}
          {...(isForm && { role: 'dialog' })}
        >
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

const fields = 'input, select, textarea, [contenteditable="true"], [role="status"], [role="alert"]';

/**
 * Returns the ids of what describes a question: all of its content, without the parts that are fields, which are read as
 * the keys reach them, or that are announced themselves.
 */
function useDescription(content: string, isMessage: boolean): string | undefined {
  const [parts, setParts] = useState(content);
  useLayoutEffect(() => {
    if (!isMessage) return;
    const all = [...(document.getElementById(content)?.children ?? [])];
    const told = all.filter((part) => !part.matches(fields) && part.querySelector(fields) === null);
    if (told.length === 0 || told.length === all.length) return;
    for (const [at, part] of told.entries()) part.id ||= `${content}-${at}`;
    setParts(told.map(({ id }) => id).join(' '));
  }, [content, isMessage]);
  return isMessage ? parts : undefined;
}

const START = 'data-dialog-start';

/** Props of the element of a dialog that has the focus at first, where that is not the first one. */
export const startsHere = { [START]: '' };

/** The open dialogs, the topmost last. */
const open: object[] = [];

/**
 * Handles Escape for a dialog while nothing has the focus: between two consecutive dialogs the focus is in neither, and
 * the key would be lost. With the focus inside, the dialog hears the key itself.
 */
function useEscape(onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const self = {};
    open.push(self);
    const listener = (event: globalThis.KeyboardEvent) => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (event.key === 'Escape' && isNowhere && open.at(-1) === self && !event.defaultPrevented) dismiss();
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      open.splice(open.indexOf(self), 1);
    };
  }, []);
}

/**
 * Keeps the focus in a dialog when the element that has it is disabled or disappears, such as a button while its action
 * runs: the dialog itself takes it, and gives it back once that element can be used again. Fluent would let it go to
 * the page behind, and hide the dialog from screen readers.
 */
function useFocusInside(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = surface.current;
    if (dialog === null) return;
    let last: HTMLElement | null = null;
    const follow = (event: FocusEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && target !== dialog) last = target;
    };
    const keep = () => {
      const { activeElement } = document;
      const isUsable = last?.isConnected === true && !last.matches(':disabled');
      const isNowhere = activeElement === null || activeElement === document.body || activeElement === last;
      if (last !== null && !isUsable && isNowhere) dialog.focus();
      else if (isUsable && activeElement === dialog) last?.focus();
    };
    const { activeElement: first } = document;
    if (first instanceof HTMLElement && first !== dialog && dialog.contains(first)) last = first;
    dialog.addEventListener('focusin', follow);
    const observer = new MutationObserver(keep);
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      dialog.removeEventListener('focusin', follow);
    };
  }, [surface]);
}
