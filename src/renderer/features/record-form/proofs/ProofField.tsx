import { Checkbox, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import type { ProofAnswer } from '#shared/resources/solidaryrecords/form/draft.ts';
import { isUnknownAnswer } from '#shared/resources/solidaryrecords/form/proofs.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import { TextLine } from '../identity/TextLine.tsx';

interface ProofFieldProps {
  proof: Proof;
  answer: ProofAnswer;
  onChange: (value: ProofAnswer['value']) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** Asks one proof by the control of its kind (docs/screens/07-solidary-records.md §5.1). */
export function ProofField({ proof, answer, onChange, onLeave, error }: ProofFieldProps) {
  const { t } = useTranslation('recordForm');
  const { value } = answer;
  const text = typeof value === 'string' ? value : '';
  const isUnknown = isUnknownAnswer(proof, answer);
  const frame = {
    path: `proofs.proof.${proof.id}`,
    label: proof.label,
    isRequired: proof.isMandatory,
    ...(error !== undefined && { error }),
    ...(isUnknown && { hint: t('proofs.unknown', { value: text }) }),
  };
  if (proof.kind === 'checkbox') {
    return (
      <FieldFrame {...frame}>
        <Checkbox
          checked={value === true}
          label={t('proofs.confirmed')}
          // The mark stands beside the label of the proof already.
          required={false}
          aria-required={proof.isMandatory}
          onChange={(_, { checked }) => onChange(checked === true)}
          onBlur={onLeave}
        />
      </FieldFrame>
    );
  }
  if (proof.kind === 'radio') {
    return (
      <FieldFrame {...frame}>
        <RadioGroup value={text} onChange={(_, { value: chosen }) => onChange(chosen)} onBlur={onLeave}>
          {proof.options.map((option) => (
            <Radio key={option.value} value={option.value} label={option.label} />
          ))}
        </RadioGroup>
      </FieldFrame>
    );
  }
  if (proof.kind === 'selectbox') {
    return (
      <FieldFrame {...frame}>
        <Select
          value={text}
          onChange={(_, { value: chosen }) => onChange(chosen === '' ? null : chosen)}
          onBlur={onLeave}
        >
          <option value="">{t('proofs.choose')}</option>
          {isUnknown && <option value={text}>{text}</option>}
          {proof.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </FieldFrame>
    );
  }
  return (
    <TextLine
      path={frame.path}
      label={proof.label}
      value={text}
      isRequired={proof.isMandatory}
      onChange={onChange}
      onLeave={onLeave}
      error={error}
    />
  );
}
