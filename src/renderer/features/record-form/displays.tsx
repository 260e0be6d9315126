import { useTranslation } from 'react-i18next';
import type { FieldDisplay } from '#renderer/kit/form/fields.tsx';
import { Unset } from '#renderer/kit/form/fields.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Address } from '#shared/resources/address.ts';
import type { FormStructure, JourneyPlace, ProofAnswer } from '#shared/resources/solidaryrecords/form/draft.ts';
import { placeText } from '#shared/resources/solidaryrecords/form/journey.ts';
import type { ScheduleRow } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import { homeLabel } from './identity/home.ts';

/** How the values of a record's form are told outside their controls, as beside a kept draft. */

type Held<Value> = FieldDisplay<Value> & { holds: (value: unknown) => boolean };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** What is chosen in one piece, or not at all. */
const isPieceOf = (value: unknown, key: string) => value === null || (isObject(value) && key in value);

/** A choice, by its text. */
export const namedDisplay = <Value extends number | string | null>(
  label: TextKey,
  textOf: (value: Value) => TextKey,
): FieldDisplay<Value> => ({
  label,
  Value: function NamedValue({ value }) {
    return useTranslate()(textOf(value));
  },
});

export const homeDisplay: Held<Address | null> = {
  label: 'recordForm:identity.homeAddress',
  holds: (value) => isPieceOf(value, 'locality'),
  Value: ({ value }) => (value === null ? <Unset /> : homeLabel(value)),
};

export const placeDisplay = (label: TextKey): Held<JourneyPlace | null> => ({
  label,
  holds: (value) => isPieceOf(value, 'keys'),
  Value: ({ value }) => (value === null ? <Unset /> : placeText(value)),
});

/** The answer to a proof, with the words of the proof. */
export const answerDisplay = (proof: Proof): Held<ProofAnswer> => ({
  label: 'recordForm:proofs.title',
  holds: (value) => isObject(value) && 'isGiven' in value,
  Value: function AnswerValue({ value: answer }: { value: ProofAnswer | undefined }) {
    const { t } = useTranslation('form');
    const { value = null } = answer ?? {};
    const shown =
      typeof value === 'string' ? (proof.options.find((one) => one.value === value)?.label ?? value) : value;
    return `${proof.label}, ${typeof shown === 'boolean' ? t(shown ? 'yes' : 'no') : shown || t('unset')}`;
  },
});

export const subjectDisplay = (structure: FormStructure): FieldDisplay<number | null> => ({
  label: 'recordForm:needs.subject',
  Value: function SubjectValue({ value }) {
    const { t } = useTranslation('recordForm');
    if (value === null) return <Unset />;
    return structure?.subjects.find(({ id }) => id === value)?.label ?? t('needs.other');
  },
});

export const needsDisplay = (structure: FormStructure): FieldDisplay<readonly number[]> => ({
  label: 'recordForm:needs.needs',
  Value: ({ value }) => {
    const labels = structure?.needs.flatMap(({ id, label }) => (value.includes(id) ? [label] : [])) ?? [];
    return labels.length === 0 ? <Unset /> : labels.join(', ');
  },
});

export const rowsDisplay: FieldDisplay<readonly ScheduleRow[]> = {
  label: 'recordForm:times.rows',
  Value: function RowsValue({ value }) {
    const { t } = useTranslation('week');
    const lines = value.map(({ days, outward, back }) =>
      [days.map((day) => t(`columns.${day}`)).join(' '), outward, back].filter(Boolean).join(', '),
    );
    return lines.join('\n') || <Unset />;
  },
};
