import {
  Button,
  Checkbox,
  Field,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Textarea,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeBand } from '#renderer/features/record-actions/OutcomeBand.tsx';
import type { RecordSubject } from '#renderer/features/record-actions/subject.ts';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { useHoldsDialog } from '#renderer/kit/data/outcome-looks.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { storedText } from '#shared/resources/solidaryrecords/stored-text.ts';
import { countedFrom, longestText } from '#shared/resources/solidaryrecords/text-length.ts';
import styles from '../external-journeys.module.css';
import type { SearchDraft } from '../search/draft.ts';
import type { Contacted } from './contacted.ts';
import { hasContactDetails } from './rules.ts';
import { useContact } from './useContact.ts';
import { usePrefill } from './usePrefill.ts';

interface ContactDialogProps {
  subject: RecordSubject;
  record: RecordItem | null;
  journey: ExternalJourney;
  /** What was searched for when the journey was found. */
  draft: SearchDraft;
  /** When this driver was written to before the dialog opened; null for never. */
  contacted: Contacted | null;
  onClose: () => void;
}

/** Writes to the driver of an external journey through its provider (docs/screens/10-external-journeys.md §3.4). */
export function ContactDialog({ subject, record, journey, draft, contacted, onClose }: ContactDialogProps) {
  const { t } = useTranslation(['externaljourneys', 'common']);
  const format = useFormat();
  const canLog = useCan()('solidary_update');
  const prefill = usePrefill(record, draft);
  const contact = useContact(subject, journey);
  // The text outlives the dialog until it has been sent.
  const written = useKeptStore<string | null>(
    ['external-contact-text', subject.id, journey.provider, journey.journeyId],
    null,
  );
  const typed = useStore(written);
  const [before] = useState(contacted);
  const [isAgain, setAgain] = useState(contacted === null);
  const [isLogged, setLogged] = useState(true);
  const [showErrors, setShowErrors] = useState(false);
  const text = typed ?? prefill ?? '';
  const { provider } = journey;
  const alias = journey.alias ?? t('results.noName');
  const { outcome, isBusy } = contact;
  // The dialog stays open while the message is being sent, because its outcome cannot be looked up. The outcome of the
  // note can, without the dialog.
  const isHeld = useHoldsDialog(contact.isNoting) || contact.isSending;
  // These outcomes offer no retry.
  const isOver = outcome === 'sent' || outcome === 'unknown';
  const willLog = isLogged && canLog && contact.noteKind !== null;

  const submit = async () => {
    setShowErrors(true);
    if (isBusy || isOver || !isAgain || text.trim() === '' || text.length > longestText) return;
    if ((await contact.send(text.trim(), willLog)) === 'sent') written.set(null);
  };
  const close = () => !isHeld && onClose();
  const day = before?.day ?? null;
  const question = before?.isSure === false ? 'alreadyTried' : 'already';

  return (
    <DialogFrame
      title={t('contact.title', { alias, provider })}
      isQuestion
      isSending
      size="large"
      onDismiss={close}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      actions={
        <>
          <Button disabledFocusable={isHeld} onClick={close}>
            {t(isOver || (isBusy && !isHeld) ? 'contact.close' : 'contact.cancel')}
          </Button>
          {!isOver && isAgain && (
            <Button type="submit" appearance="primary" disabledFocusable={isBusy || prefill === null}>
              {t(isBusy ? 'contact.sending' : 'contact.send')}
            </Button>
          )}
        </>
      }
    >
      {!isAgain && (
        <>
          <p>{day === null ? t(`contact.${question}Some`) : t(`contact.${question}`, { day: format.day(day) })}</p>
          <div>
            <Button onClick={() => setAgain(true)}>{t('contact.again')}</Button>
          </div>
        </>
      )}
      {isAgain && !isOver && (
        <>
          <MessageField text={text} onChange={written.set} showErrors={showErrors} />
          {!hasContactDetails(text) && prefill !== null && (
            <MessageBar intent="warning">
              <MessageBarBody>{t('contact.noDetails')}</MessageBarBody>
            </MessageBar>
          )}
          {canLog && contact.noteKind !== null && (
            <div>
              <Checkbox
                checked={isLogged}
                label={t('contact.log')}
                onChange={(_, { checked }) => setLogged(checked === true)}
              />
              {isLogged && (
                <p className={`${flow.small} ${styles.note}`}>
                  {t(contact.noteKind === 'action' ? 'contact.logAction' : 'contact.logNote')}
                </p>
              )}
            </div>
          )}
          {contact.noteKind === null && <p className={`${flow.small} ${styles.note}`}>{t('contact.cannotLog')}</p>}
          <Preview journey={journey} text={text} />
        </>
      )}
      <Ended contact={contact} provider={provider} canLog={canLog} wasLogged={willLog} />
      {contact.noted !== null && contact.noted !== 'done' && <OutcomeBand subject={subject} />}
    </DialogFrame>
  );
}

interface EndedProps {
  contact: ReturnType<typeof useContact>;
  provider: string;
  canLog: boolean;
  /** Whether the contact had to be noted in the diary too. */
  wasLogged: boolean;
}

/** The outcome of the sending, and a way to note it in the diary if that failed. */
function Ended({ contact, provider, canLog, wasLogged }: EndedProps) {
  const { t } = useTranslation('externaljourneys');
  const errorText = useErrorText();
  const { outcome, error, noted, noteKind, isBusy } = contact;
  const canNote = canLog && noteKind !== null && noted !== 'done' && noted !== 'unknown';
  const noteButton = (label: 'attempt' | 'noteAgain', isSure: boolean) =>
    canNote && (
      <div>
        <Button disabledFocusable={isBusy} onClick={() => !isBusy && void contact.note(isSure)}>
          {t(`contact.${label}`)}
        </Button>
      </div>
    );
  if (error !== null) {
    const { title, detail } = errorText(error, { isWrite: true });
    return (
      <AlertBar intent="error">
        <MessageBarBody>
          <MessageBarTitle>{t('contact.notSent')}</MessageBarTitle>
          {sentences(title, detail)}
          <SupportContact error={error} />
        </MessageBarBody>
      </AlertBar>
    );
  }
  if (outcome === 'refused') {
    return (
      <AlertBar intent="error">
        <MessageBarBody>
          <MessageBarTitle>{t('contact.refused')}</MessageBarTitle>
          {t('contact.refusedKept')}
          <SupportContact />
        </MessageBarBody>
      </AlertBar>
    );
  }
  if (outcome === 'unknown') {
    return (
      <>
        <AlertBar intent="warning">
          <MessageBarBody>
            <MessageBarTitle>{t('contact.unknown')}</MessageBarTitle>
            {t('contact.unknownWhy')}
            <SupportContact />
          </MessageBarBody>
        </AlertBar>
        {noted === 'done' ? <p role="status">{t('contact.noted')}</p> : noteButton('attempt', false)}
      </>
    );
  }
  if (outcome !== 'sent') return null;
  return (
    <>
      <p role="status">
        {t('contact.sent', { provider })} {noted === 'done' && t('contact.noted')}
      </p>
      {noted === 'unknown' && <p role="alert">{t('contact.noteUnknown')}</p>}
      {noted === 'notDone' && wasLogged && <p role="alert">{t('contact.notNoted')}</p>}
      {noteButton('noteAgain', true)}
    </>
  );
}

interface MessageFieldProps {
  text: string;
  onChange: (text: string) => void;
  showErrors: boolean;
}

/** The message to an external driver, counted near its end. */
export function MessageField({ text, onChange, showErrors }: MessageFieldProps) {
  const { t } = useTranslation('externaljourneys');
  const left = longestText - text.length;
  const hints = [
    text.includes('<') && t('contact.angles'),
    text.length >= countedFrom && left >= 0 && t('contact.left', { count: left }),
  ];
  const wrong =
    left < 0
      ? t('contact.tooLong', { count: -left })
      : showErrors && text.trim() === ''
        ? t('contact.required')
        : undefined;
  return (
    <Field
      required
      label={t('contact.message')}
      hint={hints.filter(Boolean).join(' ') || undefined}
      validationMessage={wrong}
    >
      <Textarea rows={9} resize="vertical" value={text} onChange={(_, { value }) => onChange(value)} />
    </Field>
  );
}

/** Exactly what leaves for the third party, field by field (docs/screens/10-external-journeys.md §6). */
export function Preview({ journey, text }: { journey: ExternalJourney; text: string }) {
  const { t } = useTranslation('externaljourneys');
  const { provider, carpoolerId, journeyId } = journey;
  const fields = [
    ['provider', provider],
    ['carpooler', carpoolerId ?? ''],
    ['journey', journeyId ?? ''],
    ['content', storedText(text.trim())],
    ['role', t('contact.passenger')],
  ] as const;
  const title = t('contact.preview', { provider });
  return (
    <section aria-label={title}>
      <strong>{title}</strong>
      <dl className={styles.preview}>
        {fields.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`contact.fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${flow.small} ${styles.note}`}>{t('contact.nothingElse')}</p>
    </section>
  );
}
