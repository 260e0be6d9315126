import { Field, Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { maxRepairLength } from '#shared/import/limits.ts';
import { type ChangeDraft, kindsFor } from './change-forms.ts';

interface ChangeFieldsProps {
  column: string;
  draft: ChangeDraft;
  onDraft: (draft: ChangeDraft) => void;
}

const letters = ['title', 'upper', 'lower'] as const;
const orders = ['monthFirst', 'dayFirst'] as const;

/** The kind of a change, and what this kind needs. */
export function ChangeFields({ column, draft, onDraft }: ChangeFieldsProps) {
  const { t } = useTranslation('import');
  const kinds = kindsFor(column);
  const text = (key: 'find' | 'with' | 'before' | 'after') => (
    <Field label={t(`column.fields.${key}`)}>
      <Input
        value={draft[key]}
        maxLength={maxRepairLength}
        onChange={(_, { value }) => onDraft({ ...draft, [key]: value })}
      />
    </Field>
  );
  return (
    <>
      <Field label={t('column.kind')}>
        <Select
          value={draft.kind}
          onChange={(_, { value }) => onDraft({ ...draft, kind: kinds.find((kind) => kind === value) ?? draft.kind })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`column.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {draft.kind === 'replace' && (
        <>
          {text('find')}
          {text('with')}
        </>
      )}
      {draft.kind === 'fill' && text('with')}
      {draft.kind === 'add' && (
        <>
          {text('before')}
          {text('after')}
        </>
      )}
      {draft.kind === 'case' && (
        <Field label={t('column.fields.letters')}>
          <RadioGroup
            value={draft.letters}
            onChange={(_, { value }) =>
              onDraft({ ...draft, letters: letters.find((one) => one === value) ?? draft.letters })
            }
          >
            {letters.map((one) => (
              <Radio key={one} value={one} label={t(`column.letters.${one}`)} />
            ))}
          </RadioGroup>
        </Field>
      )}
      {draft.kind === 'date' && (
        <Field label={t('column.fields.order')}>
          <RadioGroup
            value={draft.order}
            onChange={(_, { value }) =>
              onDraft({ ...draft, order: orders.find((one) => one === value) ?? draft.order })
            }
          >
            {orders.map((one) => (
              <Radio key={one} value={one} label={t(`column.orders.${one}`)} />
            ))}
          </RadioGroup>
        </Field>
      )}
    </>
  );
}
