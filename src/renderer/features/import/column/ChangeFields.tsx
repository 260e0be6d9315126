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
        <Choice
          label={t('column.fields.letters')}
          chosen={draft.letters}
          options={letters}
          nameOf={(one) => t(`column.letters.${one}`)}
          onChoose={(one) => onDraft({ ...draft, letters: one })}
        />
      )}
      {draft.kind === 'date' && (
        <Choice
          label={t('column.fields.order')}
          chosen={draft.order}
          options={orders}
          nameOf={(one) => t(`column.orders.${one}`)}
          onChoose={(one) => onDraft({ ...draft, order: one })}
        />
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  chosen: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  onChoose: (option: T) => void;
}

/** One of a few options. */
const Choice = <T extends string>({ label, chosen, options, nameOf, onChoose }: ChoiceProps<T>) => (
  <Field label={label}>
    <RadioGroup
      value={chosen}
      onChange={(_, { value }) => onChoose(options.find((option) => option === value) ?? chosen)}
    >
      {options.map((option) => (
        <Radio key={option} value={option} label={nameOf(option)} />
      ))}
    </RadioGroup>
  </Field>
);
