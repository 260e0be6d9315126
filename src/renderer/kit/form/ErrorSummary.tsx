import { Link, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { inScreenOrder, type RefusedField, refusedFields } from './errors.ts';
import { fieldElement, focusField } from './focus.ts';
import styles from './form.module.css';
import { useMessageText } from './messages.ts';

interface Entry extends RefusedField {
  /** Null for a field that is not on the screen: its error is shown without a link. */
  label: string | null;
}

/** Lists the fields in error, in the order of the screen, each as a link to its field. */
export function ErrorSummary<Draft extends FieldValues>({
  errors,
  form,
}: {
  errors: FieldErrors<Draft>;
  form: RefObject<HTMLFormElement | null>;
}) {
  const { t, i18n } = useTranslation('form');
  const text = useMessageText();
  const [entries, setEntries] = useState<readonly Entry[]>([]);

  // Labels and order are the screen's, so they are read from it once it stands; the language changes them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language changes the labels on the screen.
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    const refused = inScreenOrder(element, refusedFields(errors));
    setEntries(refused.map((field) => ({ ...field, label: fieldElement(element, field.path)?.dataset.label ?? null })));
  }, [errors, form, i18n.language]);

  if (entries.length === 0) return null;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('summary.title', { count: entries.length })}</MessageBarTitle>
        <ul className={styles.list}>
          {entries.map(({ label, ...field }) => (
            <li key={field.path}>
              {label === null ? (
                text(field)
              ) : (
                <Link inline onClick={() => form.current && focusField(form.current, field.path)}>
                  {t('summary.entry', { label, message: text(field) })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
