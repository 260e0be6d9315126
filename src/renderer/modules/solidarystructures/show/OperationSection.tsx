import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows, YesNoRow } from '#renderer/kit/ui/show/FieldRows.tsx';
import { MailText } from '#renderer/kit/ui/show/MailText.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import styles from '#renderer/kit/ui/show/show.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { modeLabel, modeOf } from '../labels.ts';

/** How a structure works: contact, entry mode, transport, signature, windows. */
export function OperationSection({ structure }: { structure: Structure }) {
  const { t } = useTranslation('solidarystructures');
  const translate = useTranslate();
  const { phone } = useFormat();
  const { email, telephone, signature, hasTransport, windows } = structure;
  return (
    <Section title={t('show.operation')}>
      <FieldRows>
        <FieldRow label={t('fields.telephone')}>{telephone && phone(telephone)}</FieldRow>
        <FieldRow label={t('fields.email')}>{email && <MailText address={email} />}</FieldRow>
        <FieldRow label={t('fields.mode')}>{translate(modeLabel(modeOf(structure)))}</FieldRow>
        <YesNoRow label={t('fields.hasTransport')} value={hasTransport} />
        <FieldRow label={t('fields.signature')}>
          {signature && <span className={styles.lines}>{signature}</span>}
        </FieldRow>
        <FieldRow label={t('fields.windows')}>
          {windowNames.map((name) => {
            const { from, to } = windows[name];
            const unknown = t('show.noTime');
            return (
              <div key={name}>
                {t('values.window', {
                  name: t(`values.windows.${name}`),
                  from: from ?? unknown,
                  to: to ?? unknown,
                })}
              </div>
            );
          })}
        </FieldRow>
      </FieldRows>
    </Section>
  );
}
