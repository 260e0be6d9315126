import { Button, Input } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { boundTo, type Field, type FieldSpec, startOf } from '#renderer/kit/form/definition/field.ts';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import { type FieldProps, useField } from '#renderer/kit/form/fields/useField.tsx';
import { Unset } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { domainsToWire, isDomain, maxDomainText, typedDomain } from '#shared/resources/communities/domains.ts';
import styles from './form.module.css';

const empty: readonly string[] = [];

const rule = z.array(z.string()).check((context) => {
  const { value } = context;
  const refuse = (message: string) => context.issues.push({ code: 'custom', input: value, message });
  const wrong = value.find((domain) => !isDomain(domain));
  if (wrong !== undefined) refuse(ruleMessage('communities:form.rules.domain', { domain: wrong }));
  else if ((domainsToWire(value)?.length ?? 0) > maxDomainText) {
    refuse(ruleMessage('communities:form.rules.domainsTooLong', { longest: maxDomainText }));
  }
});

/** A field of e-mail domains, each a tag (docs/screens/03-communities.md §4). */
export const domainTags = (spec: FieldSpec<string[]>): Field<string[], string[], string[]> => ({
  label: spec.label,
  Value: ({ value }) => (value.length === 0 ? <Unset /> : value.join(', ')),
  ...startOf(spec, [...empty]),
  rule: () => rule,
  render: (control) => <DomainsField {...boundTo(control)} />,
});

/** Domains that were typed at once: several may be pasted, between spaces, commas or semicolons. */
const typedDomains = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map(typedDomain)
    .filter((domain) => domain !== '');

/** Edits e-mail domains: Enter, comma, semicolon, or leaving the box adds what is typed; each tag has its ✕. */
function DomainsField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, string[]>, Values>({
  control,
  name,
  label,
  isDisabled,
  alsoCheck,
  ...frame
}: FieldProps<Draft, string[], Name, Values>) {
  const { t } = useTranslation('communities');
  const { value, setValue, onBlur, error } = useField<string[], Draft, Name, Values>({ control, name, alsoCheck });
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);

  const add = () => {
    const added = typedDomains(typed).filter((domain) => !value.includes(domain));
    if (added.length > 0) setValue([...new Set([...value, ...added])]);
    setTyped('');
  };
  const remove = (domain: string) => {
    setValue(value.filter((other) => other !== domain));
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = value.at(-1);
    if (['Enter', ',', ';'].includes(event.key) && typed.trim() !== '') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  };

  return (
    <div className={flow.stackXS}>
      <FieldFrame path={name} label={label} error={error} {...frame}>
        <Input
          ref={box}
          value={typed}
          disabled={isDisabled}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('form.domainExample')}
          onChange={(_, { value: text }) => setTyped(text)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add();
            onBlur();
          }}
        />
      </FieldFrame>
      {value.length > 0 && (
        <ul className={styles.tags} aria-label={label}>
          {value.map((domain) => (
            <li key={domain} className={styles.tag} data-wrong={!isDomain(domain)}>
              {domain}
              <Button
                size="small"
                appearance="transparent"
                icon={<DismissRegular />}
                disabled={isDisabled}
                aria-label={t('form.removeDomain', { domain })}
                onClick={() => remove(domain)}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{t('form.domainCount', { count: value.length })}</VisuallyHidden>
    </div>
  );
}
