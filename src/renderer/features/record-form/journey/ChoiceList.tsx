import { Radio, RadioGroup } from '@fluentui/react-components';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import styles from './journey.module.css';

interface ChoiceListProps<Choice extends number> {
  path: string;
  label: string;
  value: Choice;
  onChange: (value: Choice) => void;
  error: string | undefined;
  options: readonly {
    value: Choice;
    label: string;
    /** What the choice comes to, such as its dates. */
    computed?: string | null;
    isDisabled?: boolean;
  }[];
}

/** One of a few choices, each with what it comes to. */
export function ChoiceList<Choice extends number>(props: ChoiceListProps<Choice>) {
  const { path, label, value, onChange, error, options } = props;
  return (
    <FieldFrame path={path} label={label} isRequired {...(error !== undefined && { error })}>
      <RadioGroup
        value={String(value)}
        onChange={(_, { value: chosen }) => {
          const option = options.find((one) => String(one.value) === chosen);
          if (option !== undefined) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={String(option.value)}
            disabled={option.isDisabled === true}
            label={
              <>
                {option.label}
                {option.computed && (
                  <>
                    <br />
                    <small className={styles.computed}>{option.computed}</small>
                  </>
                )}
              </>
            }
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
