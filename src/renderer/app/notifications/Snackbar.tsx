import { Button, mergeClasses, Portal } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { MessageReason } from './MessageReason.tsx';
import { type Message, useMessages } from './messages.ts';
import styles from './Snackbar.module.css';
import { UndoButton } from './UndoButton.tsx';
import { useMessageText } from './useMessageText.ts';

/** Milliseconds on screen (docs/screens/01-shell-home.md §4): a message with undo stays as long as an error. */
const durations = { success: 5000, error: 8000, undoable: 8000 } as const;

/**
 * Shows one message at a time at the bottom; the others are queued. Successes are announced politely, errors at once.
 */
export function Snackbar() {
  const { t } = useTranslation('shell');
  const messages = useMessages();
  const [message] = useStore(messages.state).queue;
  const isError = message?.notice.outcome === 'error';
  const isSilent = message?.notice.shown === 'silent';
  const shown = message && <SnackbarMessage key={message.id} message={message} onDone={messages.dismiss} />;
  // The polite region stays in the page: screen readers announce only changes inside a region they know.
  return (
    <Portal mountNode={{ className: styles.above }}>
      <div ref={neverHidden} className={styles.region}>
        <div role="status">{!isError && shown}</div>
        {isError && !isSilent && <div role="alert">{shown}</div>}
        {/* The screen that says it announces it; here it is found as a part of the page. */}
        {isError && isSilent && <section aria-label={t('bell.label')}>{shown}</section>}
      </div>
    </Portal>
  );
}

/**
 * Exempts the message from being hidden: Fluent hides what is outside an open dialog, except elements with this
 * attribute.
 */
const neverHidden = (region: HTMLElement | null): void =>
  region?.parentElement?.setAttribute('data-tabster-never-hide', '');

function SnackbarMessage({ message, onDone }: { message: Message; onDone: (id: number) => void }) {
  const { t } = useTranslation();
  const { id, notice } = message;
  const { title, reason } = useMessageText()(notice);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const close = () => {
    onDone(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const duration = durations[message.undo === undefined ? notice.outcome : 'undoable'];
  usePausableTimer(id, duration, isHovered || isFocused, () => onDone(id));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only holds the timer; the button is the control.
    <div
      className={mergeClasses(styles.snackbar, styles[notice.outcome])}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      {notice.outcome === 'success' ? <CheckmarkCircleRegular fontSize={20} /> : <ErrorCircleRegular fontSize={20} />}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {reason !== null && <MessageReason reason={reason} />}
        {notice.outcome === 'error' && <SupportContact error={notice.error} isBrief />}
      </div>
      <UndoButton message={message} className={styles.close} />
      <Button className={styles.close} appearance="outline" size="small" onClick={close}>
        {t('actions.close')}
      </Button>
    </div>
  );
}

/** Calls `onEnd` after `duration` milliseconds, not counting pauses; a new `key` restarts it. */
function usePausableTimer(key: unknown, duration: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef({ key, milliseconds: duration });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    if (remaining.current.key !== key) remaining.current = { key, milliseconds: duration };
    if (isPaused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current.milliseconds);
    return () => {
      clearTimeout(timer);
      remaining.current.milliseconds -= Date.now() - started;
    };
  }, [key, duration, isPaused]);
}
