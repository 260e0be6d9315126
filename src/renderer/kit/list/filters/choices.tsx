import { Checkbox, Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { EditorProps, FilterControl, Option } from './control.ts';
import { EditorGroup } from './EditorGroup.tsx';

const YES = 'yes';
const NO = 'no';

const numbersOf = (text: string): number[] => [...new Set(text.split(',').filter(Boolean).map(Number))];

/** Several of a closed list of numbers; the address holds `1,3`. */
export function choices(options: readonly Option<number>[]): FilterControl<number[]> {
  const known = new Set(options.map(({ value }) => value));
  return {
    toValue: (text) => {
      const values = numbersOf(text).filter((value) => known.has(value));
      return values.length === 0 ? undefined : values;
    },
    edit: (props) => <ChoicesEditor {...props} options={options} />,
    summary: (text) => <Labels options={options} values={numbersOf(text)} />,
  };
}

/** One of a closed list. */
export function choice<const Value extends string>(options: readonly Option<Value>[]): FilterControl<Value> {
  return {
    toValue: (text) => options.find(({ value }) => value === text)?.value,
    edit: (props) => <ChoiceEditor {...props} options={options} />,
    summary: (text) => <Labels options={options} values={[text]} />,
  };
}

/** One of a closed list of numbers. */
export function oneOf<const Value extends number>(options: readonly Option<Value>[]): FilterControl<Value> {
  const named = options.map(({ value, label }) => ({ value: String(value), label }));
  return {
    ...choice(named),
    toValue: (text) => options.find(({ value }) => String(value) === text)?.value,
  };
}

const yes: Option<string> = { value: YES, label: 'list:values.yes' };
const no: Option<string> = { value: NO, label: 'list:values.no' };

/** Yes or no. */
export function yesNo(): FilterControl<boolean> {
  return { ...choice([yes, no]), toValue: (text) => (text === YES ? true : text === NO ? false : undefined) };
}

/** Yes only: set as soon as it is added, removed with its chip. */
export function yesOnly(): FilterControl<true> {
  return { ...choice([yes]), toValue: (text) => (text === YES ? true : undefined), initial: YES };
}

function ChoicesEditor({ text, onChange, label, hint, options }: EditorProps & { options: readonly Option<number>[] }) {
  const translate = useTranslate();
  const chosen = new Set(numbersOf(text));
  const toggle = (value: number) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? !chosen.has(other) : chosen.has(other)))
        .join(','),
    );
  return (
    <EditorGroup label={label} hint={hint}>
      {options.map((option) => (
        <div key={option.value}>
          <Checkbox
            label={translate(option.label)}
            checked={chosen.has(option.value)}
            onChange={() => toggle(option.value)}
          />
        </div>
      ))}
    </EditorGroup>
  );
}

function ChoiceEditor({ text, onChange, label, hint, options }: EditorProps & { options: readonly Option<string>[] }) {
  const translate = useTranslate();
  return (
    <Field label={label} hint={hint}>
      <RadioGroup value={text} onChange={(_, { value }) => onChange(value)}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={translate(option.label)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

interface LabelsProps<Value extends string | number> {
  options: readonly Option<Value>[];
  values: readonly Value[];
}

function Labels<Value extends string | number>({ options, values }: LabelsProps<Value>) {
  const translate = useTranslate();
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => translate(label))
    .join(', ');
}
