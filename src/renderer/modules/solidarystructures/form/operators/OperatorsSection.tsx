import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowUndoRegular, DismissRegular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import type { StructureDraft, StructureFormApi, StructureValues } from '../fields.tsx';
import styles from '../form.module.css';
import { type OperatorDraft, operatorSet, withOperator } from './field.tsx';
import { OperatorPicker } from './OperatorPicker.tsx';
import { OperatorRow } from './OperatorRow.tsx';

interface OperatorsSectionProps {
  form: StructureFormApi;
  id: string;
  stored: Structure | null;
}

/**
 * The operators of a structure (docs/screens/09-solidary-structures.md §5.5): people of the search alone are added,
 * each once; those who are taken away stay in sight, with what that means, until the form is saved. Without the right
 * to search people the list is read only.
 */
export function OperatorsSection({ form, id, stored }: OperatorsSectionProps) {
  const { t } = useTranslation('structureForm');
  const { user } = useSignedIn();
  const canSearch = useCan()('user_list');
  const { control, name, label } = useFieldBinding(form)('operators');
  const { value, setValue, onBlur, error } = useField<OperatorDraft[], StructureDraft, typeof name, StructureValues>({
    control,
    name,
  });
  const [said, setSaid] = useState('');
  const [isDouble, setDouble] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row: the focus follows the operator.
  const moved = useRef<OperatorDraft['id'] | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    section.current?.querySelector<HTMLElement>(`[data-operator="${moved.current}"] button`)?.focus();
    moved.current = null;
  });

  const known = stored?.operators ?? [];
  const leaving = operatorSet(known).filter((one) => !value.some((other) => other.id === one.id));
  const isAdded = (operator: OperatorDraft) => !known.some((one) => one.id === operator.id);
  const hasNew = value.some(isAdded);
  // Whoever operates none yet sees all structures, and fewer from then on.
  const narrows = user.operates.length === 0 && value.some((one) => one.id === user.id && isAdded(one));

  const add = (operator: OperatorDraft) => {
    const next = withOperator(value, operator);
    setDouble(next === null);
    if (next === null) return;
    setValue(next);
    setSaid(t('operators.announcedAdded', { name: operator.name }));
  };
  const remove = (operator: OperatorDraft) => {
    setDouble(false);
    setValue(value.filter((one) => one.id !== operator.id));
    setSaid(t('operators.announcedRemoved', { name: operator.name }));
    moved.current = nextTo(value, operator)?.id ?? operator.id;
  };

  return (
    <FormSection id={id} title={label}>
      <div ref={section} className={`${flow.stackS} ${flow.whole}`} data-field={name} data-label={label}>
        {canSearch ? (
          <OperatorPicker onAdd={add} onBlur={onBlur} error={isDouble ? t('operators.double') : error} />
        ) : (
          <p>{t('operators.noRight')}</p>
        )}
        {value.length === 0 && <p>{t('operators.none')}</p>}
        {value.length > 0 && (
          <ul className={flow.listS} aria-label={t('operators.list')}>
            {value.map((operator) => (
              <OperatorRow
                key={operator.id}
                operator={operator}
                since={known.find((one) => one.id === operator.id)?.since ?? null}
                isNew={isAdded(operator)}
                action={
                  canSearch && (
                    <Button
                      appearance="subtle"
                      icon={<DismissRegular />}
                      aria-label={t('operators.remove', { name: operator.name })}
                      onClick={() => remove(operator)}
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
        {narrows && <Warning text={t('operators.narrows')} />}
        {hasNew && <p>{t('operators.signIn')}</p>}
        {leaving.length > 0 && (
          <div>
            <h3 className={`${flow.heading} ${styles.subtitle}`}>{t('operators.leaving')}</h3>
            <ul className={flow.listS} aria-label={t('operators.leaving')}>
              {leaving.map((operator) => (
                <OperatorRow
                  key={operator.id}
                  operator={operator}
                  isLeaving
                  effect={
                    operator.id === user.id
                      ? t('operators.losesOwn')
                      : t('operators.losesRole', { name: operator.name })
                  }
                  action={
                    canSearch && (
                      <Button
                        appearance="subtle"
                        icon={<ArrowUndoRegular />}
                        aria-label={t('operators.putBack', { name: operator.name })}
                        onClick={() => {
                          moved.current = operator.id;
                          add({ id: operator.id, name: operator.name, email: operator.email });
                        }}
                      />
                    )
                  }
                />
              ))}
            </ul>
          </div>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FormSection>
  );
}

/** The operator after another one in a list, or before the last one. */
const nextTo = (list: readonly OperatorDraft[], operator: OperatorDraft): OperatorDraft | undefined => {
  const at = list.findIndex(({ id }) => id === operator.id);
  return list[at + 1] ?? list[at - 1];
};

const Warning = ({ text }: { text: string }) => (
  <MessageBar intent="warning" layout="multiline" role="status">
    <MessageBarBody>{text}</MessageBarBody>
  </MessageBar>
);
