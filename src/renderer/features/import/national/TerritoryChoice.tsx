import { Combobox, Field, Option } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains } from '#shared/folded.ts';

/** A part of the territory with its rows. */
export interface TerritoryPart {
  code: string;
  label: string;
}

interface TerritoryChoiceProps {
  label: string;
  /** Undefined where there is nothing to say. */
  hint: string | undefined;
  placeholder: string;
  parts: readonly TerritoryPart[];
  chosen: readonly string[];
  isDisabled?: boolean;
  onChange: (codes: string[]) => void;
}

/** More than a person looks through: typing finds the others. */
const MAX_SHOWN = 200;
/** Stands for rows without a code, since an option has a value. */
const NO_CODE = '-';

const optionOf = (code: string): string => code || NO_CODE;
/** The list has a height that fits above or below the field. */
const sizedByItself = { autoSize: false } as const;

/** Chooses several parts of a territory, which typing narrows. */
export function TerritoryChoice({
  label,
  hint,
  placeholder,
  parts,
  chosen,
  isDisabled = false,
  onChange,
}: TerritoryChoiceProps) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState<string | null>(null);
  const names = parts.filter(({ code }) => chosen.includes(code)).map((part) => part.label);
  const shown = parts.filter((part) => contains(part.label, typed?.trim() ?? '')).slice(0, MAX_SHOWN);
  return (
    <Field label={label} hint={hint}>
      <Combobox
        expandIcon={{ 'aria-label': t('picker.open', { label }) }}
        freeform
        multiselect
        positioning={sizedByItself}
        disabled={isDisabled}
        value={typed ?? names.join(', ')}
        placeholder={placeholder}
        selectedOptions={chosen.map(optionOf)}
        onInput={({ currentTarget: { value } }) => setTyped(value)}
        onOptionSelect={(_, { optionValue, selectedOptions }) => {
          // Text that is typed chooses nothing.
          if (optionValue === undefined) return;
          setTyped(null);
          onChange(selectedOptions.map((value) => (value === NO_CODE ? '' : value)));
        }}
        onBlur={() => setTyped(null)}
      >
        {shown.map((part) => (
          <Option key={part.code} value={optionOf(part.code)} text={part.label}>
            {part.label}
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
