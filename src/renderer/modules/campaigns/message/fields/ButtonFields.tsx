import { Field, Input } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { linkAddress } from '#renderer/kit/rich-text/addresses.ts';
import { type ButtonBlock, buttonLimit } from '#shared/resources/campaigns/blocks.ts';
import styles from '../message.module.css';
import { type FieldsProps, useFault } from './props.ts';

/** Completes a typed address: `https://` before a host, `mailto:` before an e-mail address, `tel:` before a number. */
export const completed = (typed: string): string => linkAddress(typed).address ?? typed.trim();

export function ButtonFields({ block, store, isReadOnly, showErrors, faults }: FieldsProps<ButtonBlock>) {
  const { t } = useTranslation('message');
  const { messageOf, leave } = useFault(faults, showErrors);
  const { key, label, href } = block;
  const [labelFault, hrefFault] = [messageOf('label'), messageOf('href')];
  return (
    <div className={styles.pair}>
      <Field
        label={t('fields.buttonLabel')}
        hint={t('fields.letters', { count: [...label].length, max: buttonLimit })}
        validationState={labelFault === undefined ? 'none' : 'error'}
        validationMessage={labelFault}
      >
        <Input
          value={label}
          readOnly={isReadOnly}
          autoComplete="off"
          onChange={(_, { value }) => store.change<ButtonBlock>(key, { label: value }, 'label')}
          onBlur={() => leave('label')}
        />
      </Field>
      <Field
        label={t('fields.buttonHref')}
        hint={t('fields.addressHint')}
        validationState={hrefFault === undefined ? 'none' : 'error'}
        validationMessage={hrefFault}
      >
        <Input
          value={href}
          readOnly={isReadOnly}
          autoComplete="off"
          spellCheck={false}
          onChange={(_, { value }) => store.change<ButtonBlock>(key, { href: value }, 'href')}
          onBlur={() => {
            leave('href');
            const full = completed(href);
            if (full !== href) store.change<ButtonBlock>(key, { href: full }, 'href');
          }}
        />
      </Field>
    </div>
  );
}
