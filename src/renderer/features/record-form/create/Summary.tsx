import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { fullNameOf } from '#shared/full-name.ts';
import { type FormStructure, OTHER_SUBJECT, type RecordDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeText } from '#shared/resources/solidaryrecords/form/journey.ts';
import { answerTo, requestedProofs } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { hasOptions } from '#shared/resources/solidarystructures/proof.ts';
import type { Step } from '../steps.ts';
import { useTimesInWords } from '../useTimesInWords.ts';

interface SummaryProps {
  draft: RecordDraft;
  /** The person is not known yet. */
  isNew: boolean;
  structure: FormStructure;
  /** Number of files that follow. */
  files: number;
  onEdit: (step: Step) => void;
}

/** Everything that will be created, to be read out at the telephone; each part leads back to its step. */
export function Summary({ draft, isNew, structure, files, onEdit }: SummaryProps) {
  const { t } = useTranslation(['recordForm', 'form']);
  const times = useTimesInWords(draft.times, structure);
  const { identity, needs, journey, proofs } = draft;
  const subject =
    needs.subjectId === OTHER_SUBJECT
      ? needs.additionalSubject
      : structure?.subjects.find(({ id }) => id === needs.subjectId)?.label;
  const wanted = [
    ...(structure?.needs.filter(({ id }) => needs.needs.includes(id)).map(({ label }) => label) ?? []),
    needs.additionalNeed?.trim(),
  ].filter(Boolean);
  const answered = (label: string, answer: string) => t('recordForm:summary.answer', { label, answer });
  const answers = requestedProofs(structure).flatMap((proof) => {
    const { value, isGiven } = answerTo(proofs, proof);
    if (isGiven) return [answered(proof.label, t('recordForm:summary.given'))];
    if (proof.kind === 'file' || value === null || value === '') return [];
    const shown = hasOptions(proof.kind) ? proof.options.find((option) => option.value === value)?.label : value;
    return [
      answered(proof.label, typeof shown === 'boolean' ? t(shown ? 'form:yes' : 'form:no') : String(shown ?? value)),
    ];
  });
  const given = [...answers, ...(files > 0 ? [t('recordForm:summary.filesLater', { count: files })] : [])];
  const destination = journey.goesAnywhere ? t('recordForm:summary.anywhere') : placeText(journey.destination);
  const none = t('recordForm:summary.none');
  const line = (step: Step, label: string, value: ReactNode) => (
    <FieldRow label={label}>
      {value || none}{' '}
      <Button
        size="small"
        appearance="transparent"
        aria-label={t('recordForm:summary.edit', { step: label })}
        onClick={() => onEdit(step)}
      >
        {t('recordForm:summary.change')}
      </Button>
    </FieldRow>
  );
  return (
    <Section title={t('recordForm:steps.summary')} id="record-summary">
      <FieldRows>
        {line('known', t(isNew ? 'recordForm:summary.newPerson' : 'recordForm:summary.person'), fullNameOf(identity))}
        {line(
          'identity',
          t('recordForm:summary.contact'),
          [identity.telephone && formatPhone(identity.telephone), identity.email].filter(Boolean).join(' · '),
        )}
        {line(
          'proofs',
          t('recordForm:summary.proofs'),
          given.length > 0 && given.map((answer) => <div key={answer}>{answer}</div>),
        )}
        {line('needs', t('recordForm:summary.purpose'), subject)}
        {line('needs', t('recordForm:summary.needs'), wanted.join(', '))}
        {line(
          'journey',
          t('recordForm:summary.journey'),
          t('recordForm:summary.from', { origin: placeText(journey.origin), destination }),
        )}
        {line(
          'times',
          t('recordForm:summary.times'),
          times.map((text) => <div key={text}>{text}</div>),
        )}
      </FieldRows>
    </Section>
  );
}
