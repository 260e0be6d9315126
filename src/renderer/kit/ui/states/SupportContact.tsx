import { Link } from '@fluentui/react-components';
import { use, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BootstrapContext } from '#renderer/kit/data/session.ts';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
import type { AppError } from '#shared/errors.ts';
import { contactParts, isForSupport } from '../errors/support.ts';
import { externalLink } from '../external.ts';
import styles from './states.module.css';

/** The places on screen that would show the contact, in the order in which they appeared. */
const places = createStore<readonly string[]>([]);

/**
 * The site's contact; undefined where it names nobody, and where the page failed before its configuration was known.
 */
export const useSupportContact = (): string | undefined => use(BootstrapContext)?.config.supportContact;

interface SupportContactProps {
  /** The failure that is shown; absent where there is none of the platform. Nothing for one that needs no help. */
  error?: AppError | null;
  /** Shown only while no other place shows it: beside a message that disappears by itself. */
  isBrief?: boolean;
}

/**
 * Whom to ask for help, beside a failure: one line on screen even if there are several failures, in the latest one.
 * Nothing if the site has no contact.
 */
export function SupportContact({ error = null, isBrief = false }: SupportContactProps) {
  const contact = useSupportContact();
  const isMeant = contact !== undefined && (error === null || isForSupport(error));
  const id = useId();
  useLayoutEffect(() => {
    if (!isMeant || isBrief) return;
    places.set([...places.get(), id]);
    return () => places.set(places.get().filter((other) => other !== id));
  }, [id, isMeant, isBrief]);
  const last = useStore(places).at(-1);
  if (!isMeant || last !== (isBrief ? undefined : id)) return null;
  return <ContactLine contact={contact} />;
}

/** The contact in a sentence. */
export function ContactLine({ contact }: { contact: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.contact}>
      {t('states.help')} <ContactText contact={contact} />
    </span>
  );
}

/** The contact as the site wrote it; e-mails, telephone numbers and web addresses are links. */
export function ContactText({ contact }: { contact: string }) {
  return contactParts(contact).map(({ text, address }) =>
    address === undefined ? (
      text
    ) : (
      <Link
        key={text}
        inline
        className={address.startsWith('tel:') ? styles.number : undefined}
        {...externalLink(address)}
      >
        {text}
      </Link>
    ),
  );
}
