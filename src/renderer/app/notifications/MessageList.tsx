import { Button } from '@fluentui/react-components';
import { CheckmarkCircleRegular, CopyRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isForSupport } from '#renderer/kit/ui/errors/support.ts';
import { errorDetails } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ContactLine, useSupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import styles from './Bell.module.css';
import { MessageReason } from './MessageReason.tsx';
import { isListed, type Message } from './messages.ts';
import { UndoButton } from './UndoButton.tsx';
import { useMessageText } from './useMessageText.ts';

/** The messages to look at, one by one, and how many actions succeeded, below what runs. */
export function MessageList({
  messages,
  running = null,
  onClear,
}: {
  messages: readonly Message[];
  /** What runs or waits, above the messages. */
  running?: ReactNode;
  onClear: () => void;
}) {
  const { t } = useTranslation('shell');
  const contact = useSupportContact();
  const listed = messages.filter(isListed);
  const counted = messages.length - listed.length;
  const needsHelp =
    contact !== undefined && messages.some(({ notice: { error } }) => error !== undefined && isForSupport(error));
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('bell.label')}</h2>
        {messages.length > 0 && (
          <Button size="small" appearance="subtle" onClick={onClear}>
            {t('bell.clear')}
          </Button>
        )}
      </div>
      {running !== null && <div className={styles.sent}>{running}</div>}
      {messages.length === 0 && running === null ? (
        <p className={styles.empty}>{t('bell.empty')}</p>
      ) : (
        <>
          {listed.length > 0 && (
            <ul className={styles.messages}>
              {listed.map((message) => (
                <Entry key={message.id} message={message} />
              ))}
            </ul>
          )}
          {counted > 0 && <p className={styles.note}>{t('bell.done', { count: counted })}</p>}
        </>
      )}
      {needsHelp && <ContactLine contact={contact} />}
    </>
  );
}

/** One message: time, screen, text; for an error also the reason, the platform's own text, and a copy button. */
function Entry({ message }: { message: Message }) {
  const { notice, at, screen, times } = message;
  const { t } = useTranslation(['shell', 'routes', 'common']);
  const format = useFormat();
  const copy = useCopy();
  const { title, reason } = useMessageText()(notice);
  const { error, outcome } = notice;
  const details = error && errorDetails(error);

  return (
    <li className={styles.message}>
      <span className={styles[outcome]} role="img" aria-label={t(`shell:bell.${outcome}`)}>
        {outcome === 'success' ? <CheckmarkCircleRegular /> : <ErrorCircleRegular />}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {reason !== null && <MessageReason reason={reason} />}
        {error?.platformText && <pre className={styles.details}>{error.platformText}</pre>}
        <p className={styles.note}>
          {times > 1 && `${t('shell:bell.times', { count: times })} – `}
          <time dateTime={at.toISOString()}>{format.hour(at)}</time>
          {screen !== undefined && ` – ${t(`routes:${screen}.title`)}`}
        </p>
      </div>
      <UndoButton message={message} />
      {details !== undefined && (
        <Button
          size="small"
          appearance="subtle"
          icon={<CopyRegular />}
          aria-label={t('common:actions.copy')}
          onClick={() => copy(`${format.dateTime(at)}\n${title}\n${details}`)}
        />
      )}
    </li>
  );
}
