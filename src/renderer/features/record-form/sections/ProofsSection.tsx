import { Checkbox, Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { memo } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#renderer/kit/form/fields/FieldFrame.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { type FoldedSection, FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { FormStructure, ProofAnswer, ProofsDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  answerTo,
  givenAnswer,
  isUnknownAnswer,
  requestedProofs,
} from '#shared/resources/solidaryrecords/form/proofs.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import type { RecordForm } from '../fields.ts';
import { GivenAnswer } from '../proofs/GivenAnswer.tsx';
import { ProofFile } from '../proofs/ProofFile.tsx';
import type { ChosenFiles } from '../proofs/useChosenFiles.ts';

interface ProofsSectionProps {
  form: RecordForm;
  structure: FormStructure;
  /** What the platform holds of a known person. */
  given: readonly PersonProof[];
  /** Answers of a known person to the proofs of the structure, in a creation: they stand until another one is typed. */
  answers?: ProofsDraft;
  files: ChosenFiles;
  /** In an edition a stored answer can be changed; in a creation it is only shown. */
  mode: 'create' | 'edit';
  /** Leaves out one half: a form of one page folds what is optional. */
  shows?: 'all' | 'mandatory' | 'optional';
  /** On one line, where nothing of it is asked. */
  fold?: FoldedSection | undefined;
  id?: string;
  title?: string;
}

/** The proofs that a structure asks of beneficiaries (docs/screens/07-solidary-records.md §5). */
export const ProofsSection = memo(function ProofsSection(props: ProofsSectionProps) {
  const { structure, shows = 'all', fold, id, title, ...shared } = props;
  const { t } = useTranslation('recordForm');
  const proofs = requestedProofs(structure).filter(
    ({ isMandatory }) => shows === 'all' || isMandatory === (shows === 'mandatory'),
  );
  return (
    <FormSection title={title ?? t(shows === 'optional' ? 'proofs.optional' : 'proofs.title')} id={id} fold={fold}>
      {proofs.length === 0 && <p className={flow.faint}>{t(structure === null ? 'proofs.unread' : 'proofs.none')}</p>}
      {proofs.map((proof) => (
        <ProofLine key={proof.id} {...shared} structure={structure} proof={proof} />
      ))}
    </FormSection>
  );
});

type ProofLineProps = Pick<ProofsSectionProps, 'form' | 'structure' | 'given' | 'answers' | 'files' | 'mode'> & {
  proof: Proof;
};

/** One proof: what was given already, a file, or a question. */
function ProofLine({ form, structure, given, answers = {}, files, mode, proof }: ProofLineProps) {
  const path = `proofs.${proof.id}`;
  const bound = useField<ProofAnswer | undefined, FieldValues, string, FieldValues>({
    // The paths of the form library know no names that are numbers.
    control: form.record.form.control as unknown as Control<FieldValues, unknown, FieldValues>,
    name: path,
  });
  // A proof without answer has none in the draft.
  const answer: ProofAnswer = bound.value ?? answerTo(answers, proof);
  const { error, onBlur } = bound;
  const stored = givenAnswer(given, proof);
  if (mode === 'create' && answer.isGiven) {
    const askAgain = () => bound.setValue({ ...answer, isGiven: false });
    return <GivenAnswer {...{ path, proof, stored, structure }} onAskAgain={stored === undefined ? askAgain : null} />;
  }
  if (proof.kind === 'file') {
    return <ProofFile {...{ path, proof, files, error }} stored={stored?.file ?? null} onLeave={onBlur} />;
  }
  return (
    <ProofQuestion
      {...{ path, proof, answer, error, onBlur }}
      onChange={(value) => bound.setValue({ ...answer, value })}
    />
  );
}

interface ProofQuestionProps {
  path: string;
  proof: Proof;
  answer: ProofAnswer;
  onChange: (value: ProofAnswer['value']) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** Asks one proof by the control of its kind (docs/screens/07-solidary-records.md §5.1). */
function ProofQuestion({ path, proof, answer, onChange, onBlur, error }: ProofQuestionProps) {
  const { t } = useTranslation('recordForm');
  const { label, isMandatory, options } = proof;
  const { value } = answer;
  const text = typeof value === 'string' ? value : '';
  const isUnknown = isUnknownAnswer(proof, answer);
  const controls = {
    checkbox: () => (
      <Checkbox
        checked={value === true}
        label={t('proofs.confirmed')}
        // The mark stands beside the label of the proof already.
        required={false}
        aria-required={isMandatory}
        onChange={(_, { checked }) => onChange(checked === true)}
        onBlur={onBlur}
      />
    ),
    radio: () => (
      <RadioGroup value={text} onChange={(_, { value: chosen }) => onChange(chosen)} onBlur={onBlur}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </RadioGroup>
    ),
    selectbox: () => (
      <Select value={text} onChange={(_, { value: chosen }) => onChange(chosen || null)} onBlur={onBlur}>
        <option value="">{t('proofs.choose')}</option>
        {isUnknown && <option value={text}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    ),
    text: () => (
      <Input
        name={path}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(_, { value: typed }) => onChange(typed || null)}
        onBlur={onBlur}
      />
    ),
  };
  const { kind } = proof;
  const draw = kind === 'checkbox' || kind === 'radio' || kind === 'selectbox' ? controls[kind] : controls.text;
  return (
    <FieldFrame
      path={path}
      label={label}
      isRequired={isMandatory}
      error={error}
      hint={isUnknown ? t('proofs.unknown', { value: text }) : undefined}
    >
      {draw()}
    </FieldFrame>
  );
}
