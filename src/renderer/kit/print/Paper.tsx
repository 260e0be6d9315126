import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSession } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { personNameOf } from '#shared/full-name.ts';
import styles from './print.module.css';

/** The property that the style sheet writes into the foot of each page. */
const FOOT = '--print-foot';

/** A text as CSS takes it. */
const asCssText = (text: string): string =>
  `"${text.replaceAll(/["\\\n]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

interface PaperProps {
  /** Name of the document: title of the print job and of the PDF. */
  title: string;
  /** Its foot says that personal data are to be destroyed after use. */
  isPersonal: boolean;
  children: ReactNode;
}

/**
 * What is printed while it is mounted, instead of the window: by the system's dialog and into a PDF alike. It lies
 * beside the application, because what scrolls on screen does not scroll on paper.
 */
export function Paper({ title, isPersonal, children }: PaperProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const session = useSession();
  const person = session.status === 'signedIn' ? personNameOf(session.user) : '';
  const paper = useRef<HTMLDivElement>(null);
  const foot = t('print.foot', {
    date: format.dateTime(new Date()),
    person,
    interpolation: { escapeValue: false },
  });
  const notice = isPersonal ? `\u00a0· ${t('print.personal')}` : '';
  useEffect(() => {
    const { documentElement } = document;
    documentElement.style.setProperty(FOOT, asCssText(`${foot}${notice}`));
    return () => void documentElement.style.removeProperty(FOOT);
  }, [foot, notice]);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // Unless the page has changed it meanwhile.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  useEffect(() => {
    const element = paper.current;
    if (element === null) return;
    // An open dialog hides everything beside it from screen readers; the tags of a PDF come from the same tree.
    const show = () => element.removeAttribute('aria-hidden');
    const observer = new MutationObserver(show);
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    show();
    return () => observer.disconnect();
  }, []);
  return createPortal(
    <div ref={paper} className={styles.paper} data-paper="">
      {children}
    </div>,
    document.body,
  );
}
