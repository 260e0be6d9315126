import { Button, Spinner, Tooltip } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { useSaid } from '#renderer/kit/ui/hidden/useSaid.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { ContactText, useSupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import type { RouteName } from '#shared/routes.ts';
import { HelpPageView } from './HelpPageView.tsx';
import styles from './help.module.css';
import { closeHelp, help, openHelp, paneId, useIsHelpOver } from './help.ts';
import { useHelpPage, useHelpTexts } from './useHelpPage.ts';

interface HelpPaneProps {
  /** The screen beside it; `default` for an address without one. */
  here: RouteName | 'default';
  /** What else helps on the screens of a signed-in person. */
  further?: ReactNode;
}

/**
 * The help of the screen, beside it: what one types stays in sight. It follows the screen, and lies over it where there
 * is no room beside (docs/screens/01-shell-home.md §8).
 */
export function HelpPane({ here, further }: HelpPaneProps) {
  const { t } = useTranslation(['shell', 'routes']);
  const { asked, takesFocus } = useStore(help);
  const isOver = useIsHelpOver();
  const keys = useKeyNames();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = asked !== null && asked.over === here;
  const shown = isAsked ? asked.page : here;
  const title = shown === 'default' ? t('shell:help.label') : t(`routes:${shown}.title`);
  const [said, say] = useSaid();

  const isFocused = takesFocus || isOver;
  const chosen = isAsked ? asked.page : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each page that is chosen.
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused, chosen]);
  // The focus may stay in the field where it is: a screen reader is told where the help is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, on opening.
  useEffect(() => say(isFocused ? '' : t('shell:help.opened', { title, keys: keys.label('nextPane') })), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog that was opened here bubbles through it, without being in it.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    // A tooltip takes the key too, and goes with the pane.
    if (event.key !== 'Escape' || !isInside) return;
    event.preventDefault();
    closeHelp();
  };

  return (
    <aside
      id={paneId}
      aria-label={t('shell:help.label')}
      data-pane=""
      data-dismissible=""
      data-over={isOver ? '' : undefined}
      className={styles.pane}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Tooltip content={t('shell:help.close')} relationship="label">
          <Button appearance="subtle" icon={<DismissRegular />} onClick={closeHelp} />
        </Tooltip>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard to be scrolled. */}
      <section tabIndex={0} aria-label={title} className={styles.page}>
        {isAsked && here !== 'default' && asked.page !== here && (
          <p>
            <Button size="small" onClick={() => openHelp()}>
              {t('shell:help.ofScreen')}
            </Button>
          </p>
        )}
        {shown === 'default' ? <p>{t('shell:help.none')}</p> : <PageOf route={shown} />}
        <Contact />
        {further}
      </section>
    </aside>
  );
}

function PageOf({ route }: { route: RouteName }) {
  const { t } = useTranslation(['shell', 'common']);
  const { data: texts, error, refetch } = useHelpTexts();
  const pageOf = useHelpPage();
  if (error !== null) {
    return (
      <p role="alert">
        <ErrorLine error={toAppError(error)} hasDetail />{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('common:states.retry')}
        </Button>
      </p>
    );
  }
  if (texts === undefined) return <Spinner size="tiny" label={t('shell:help.loading')} />;
  return <HelpPageView page={pageOf(texts, route)} level="h3" />;
}

/** Whom to call; nothing where the site names nobody. */
function Contact() {
  const { t } = useTranslation('shell');
  const contact = useSupportContact();
  if (contact === undefined) return null;
  return (
    <>
      <h3 className={styles.heading}>{t('help.contact')}</h3>
      <p>
        <ContactText contact={contact} />
      </p>
    </>
  );
}
