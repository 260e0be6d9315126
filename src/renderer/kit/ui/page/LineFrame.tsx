import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, type Ref, use, useMemo, useState } from 'react';
import { PageHeaderContext } from './context.ts';
import styles from './Line.module.css';

interface LineFrameProps {
  startRef: Ref<HTMLDivElement>;
  endRef: Ref<HTMLDivElement>;
  className?: string;
}

/** The line of a screen, empty: `ScreenLine` fills its start and `PageActions` its end. */
export const LineFrame = ({ startRef, endRef, className }: LineFrameProps) => (
  <div className={mergeClasses(styles.line, className)}>
    <div ref={startRef} className={styles.start} />
    <div ref={endRef} className={styles.end} />
  </div>
);

/** A part of a page with a line of its own, such as the list in a tab of a record: the page's line stays the page's. */
export function OwnLine({ children }: { children: ReactNode }) {
  const header = use(PageHeaderContext);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const own = useMemo(
    () => header && { ...header, slots: { ...header.slots, line, actions } },
    [header, line, actions],
  );
  return (
    <>
      <LineFrame startRef={setLine} endRef={setActions} />
      <PageHeaderContext value={own}>{children}</PageHeaderContext>
    </>
  );
}
