import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost } from '#renderer/kit/ui/focus-lost.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import styles from './queue.module.css';

interface QueuedPanelProps {
  /** Id of the heading. */
  id: string;
  name: string;
  /** Whether the name takes the focus: not when the queue has just opened, as the title of the page has it. */
  shouldTakeFocus: boolean;
  /** The button that opened the queue is no longer there: the name also takes a focus that nothing has. */
  takesLostFocus?: boolean;
  /** What became of the one on screen, announced as it changes. */
  notices: ReactNode;
  children: ReactNode;
}

/** The one of a queue who is on screen. Each has a new panel: give it a key. */
export function QueuedPanel({ id, name, notices, children, ...focus }: QueuedPanelProps) {
  const { shouldTakeFocus, takesLostFocus = false } = focus;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useEffectEvent(() => {
    if (shouldTakeFocus || (takesLostFocus && isFocusLost())) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => focusHeading(), []);
  return (
    <section className={`${flow.stackS} ${styles.panel}`} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={`${flow.headingL} ${styles.name}`} tabIndex={-1}>
        {name}
      </h2>
      <div className={flow.unlessEmpty} aria-live="polite">
        {notices}
      </div>
      {children}
    </section>
  );
}
