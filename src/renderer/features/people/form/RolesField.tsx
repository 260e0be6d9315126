import { Button, MessageBar, MessageBarActions, MessageBarBody, Text } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, LockClosedRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { useMessageText, useOwnMessage } from '#renderer/kit/form/messages.ts';
import { RecordNames } from '#renderer/kit/form/pickers/RecordNames.tsx';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import { useRoleName } from '../useRoleName.ts';
import type { UserFormApi } from './fields.tsx';
import styles from './RolesField.module.css';
import { useGrantableRoles } from './roles.ts';

/**
 * Edits the roles, each everywhere or in one territory. Roles that the signed-in user may not grant stay unchanged and
 * are sent back: a PATCH replaces all roles (docs/platform/a-auth-users.md §5).
 */
export function RolesSection({ form, isNew }: { form: UserFormApi; isNew: boolean }) {
  const { t } = useTranslation('users');
  const { control } = form.record.form;
  const grantable = useGrantableRoles();
  const { fields, append, remove } = useFieldArray({ control, name: 'roles' });
  const adder = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const error = useOwnMessage(control, 'roles');

  const addRow = () => {
    flushSync(() => append({ roleId: null, territoryId: null }, { shouldFocus: false }));
    [...(rows.current?.querySelectorAll('select') ?? [])].at(-1)?.focus();
  };
  const removeRow = (index: number) => {
    remove(index);
    adder.current?.focus();
  };

  return (
    <FormSection title={t('form.sections.roles')} notes={t(isNew ? 'form.roles.hintCreate' : 'form.roles.hint')}>
      {grantable.isError && (
        <MessageBar intent="warning" layout="multiline" className={flow.whole}>
          <MessageBarBody>
            {t('form.roles.notLoaded')}
            <SupportContact error={toAppError(grantable.error)} />
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void grantable.refetch()}>{t('form.roles.retry')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <div ref={rows} className={`${flow.stackM} ${flow.whole}`} data-field="roles" data-label={t('form.fields.roles')}>
        {fields.map(({ id }, index) => (
          <RoleRow key={id} control={control} index={index} grantable={grantable.data ?? []} onRemove={removeRow} />
        ))}
        {error !== undefined && (
          <Text role="alert" className={flow.danger}>
            {error}
          </Text>
        )}
        <div>
          <Button ref={adder} icon={<AddRegular />} disabledFocusable={grantable.data === undefined} onClick={addRow}>
            {t('form.roles.add')}
          </Button>
        </div>
      </div>
    </FormSection>
  );
}

interface RoleRowProps {
  control: UserFormApi['record']['form']['control'];
  index: number;
  grantable: readonly number[];
  onRemove: (index: number) => void;
}

function RoleRow({ control, index, grantable, onRemove }: RoleRowProps) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  const roleId = useWatch({ control, name: `roles.${index}.roleId` });
  const {
    field: territory,
    fieldState: { error },
  } = useController({ control, name: `roles.${index}.territoryId` });
  const messageText = useMessageText();
  const isLocked = roleId !== null && !grantable.includes(roleId);
  const name = roleId === null ? null : roleName(roleId);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container everywhere, and these are one line.
    <div role="group" aria-label={t('form.roles.row', { number: index + 1 })} className={styles.row}>
      {isLocked ? (
        <p className={`${flow.row} ${styles.locked}`}>
          <LockClosedRegular aria-hidden />
          <strong>{name}</strong>
          <span>
            {territory.value === null ? (
              t('form.roles.everywhere')
            ) : (
              <RecordNames resource="territories" ids={[territory.value]} />
            )}
          </span>
          <span className={flow.quietText}>{t('form.roles.locked')}</span>
        </p>
      ) : (
        <>
          <SelectField
            control={control}
            name={`roles.${index}.roleId`}
            label={t('form.roles.role')}
            options={grantable.map((value) => ({ value, label: roleName(value) }))}
            isRequired
          />
          <div data-field={territory.name} data-label={t('form.roles.territory')}>
            <RecordPicker
              resource="territories"
              label={t('form.roles.territory')}
              placeholder={t('form.roles.everywhere')}
              value={territory.value}
              onChange={territory.onChange}
              onBlur={territory.onBlur}
              error={error && messageText(error)}
            />
          </div>
          <Button
            className={styles.remove}
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={name === null ? t('form.roles.removeEmpty') : t('form.roles.remove', { role: name })}
            onClick={() => onRemove(index)}
          />
        </>
      )}
    </div>
  );
}
