import { Badge, Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import styles from './solidary.module.css';

interface ContactLineProps {
  telephone: string | null;
  email: string | null;
}

/** Telephone and e-mail under the header of a person, each with its copy. */
export function ContactLine({ telephone, email }: ContactLineProps) {
  const { t } = useTranslation('solidary');
  const format = useFormat();
  const copy = useCopy();
  if (!telephone && !email) return null;
  const button = (label: string, text: string) => (
    <Button
      size="small"
      appearance="subtle"
      icon={<CopyRegular />}
      aria-label={label}
      title={label}
      onClick={() => void copy(text)}
    />
  );
  return (
    <section aria-label={t('contact.label')} className={styles.contact}>
      {telephone && (
        <span>
          {format.phone(telephone)} {button(t('contact.copyPhone'), telephone)}
        </span>
      )}
      {email && (
        <span>
          {isDerivedEmail(email) ? (
            <>
              {email}{' '}
              <Badge appearance="outline" title={t('email.derivedNote')}>
                {t('email.derived')}
              </Badge>
            </>
          ) : (
            <MailText address={email} />
          )}{' '}
          {button(t('contact.copyEmail'), email)}
        </span>
      )}
    </section>
  );
}
