import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import type { CommunityFormApi } from './fields.ts';
import type { NameCheck } from './useNameCheck.ts';

/** The name; on leaving it, another community of the same name is looked for. */
export function NameField({ form, check }: { form: CommunityFormApi; check: NameCheck }) {
  const { t } = useTranslation('communities');
  const { getValues, trigger } = form.record.form;
  const look = async () => {
    if (await check.look(getValues('name'))) await trigger('name');
  };
  return (
    <TextField
      {...useFieldBinding(form)('name')}
      isRequired
      isWide
      hint={<span role="status">{check.isChecking && t('form.checkingName')}</span>}
      onLeave={() => void look()}
    />
  );
}
