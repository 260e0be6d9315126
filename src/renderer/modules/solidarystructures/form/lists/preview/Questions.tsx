import {
  AttachRegular,
  CheckboxUncheckedRegular,
  ChevronDownRegular,
  RadioButtonRegular,
  TextFieldRegular,
} from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { hasOptions, type ProofKind } from '#shared/resources/solidarystructures/proof.ts';
import type { ProofRow } from '../rows.ts';
import styles from './preview.module.css';

/** How each kind of answer looks in a form. */
const icons = {
  checkbox: CheckboxUncheckedRegular,
  radio: RadioButtonRegular,
  input: TextFieldRegular,
  file: AttachRegular,
  selectbox: ChevronDownRegular,
} as const satisfies Record<ProofKind, unknown>;

interface ChoicesProps {
  title: string;
  isRequired?: boolean;
  kind: 'radio' | 'checkbox';
  labels: readonly string[];
}

/** A question with its possible answers, as it will stand in the form; nothing in it can be answered. */
export function Choices({ title, isRequired = false, kind, labels }: ChoicesProps) {
  const Icon = icons[kind];
  return (
    <div className={styles.question}>
      <Title text={title} isRequired={isRequired} />
      <ul aria-label={title}>
        {labels.map((label, rank) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have the same words while they are typed.
          <li key={rank} className={`${flow.together} ${styles.answer}`}>
            <Icon aria-hidden />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A proof that is asked for, with its kind and options. */
export function ProofQuestion({ proof: { label, kind, options, isMandatory } }: { proof: ProofRow }) {
  const { t } = useTranslation('structureLists');
  const Icon = icons[kind];
  const labels = hasOptions(kind) ? options.map((option) => option.label.trim()).filter(Boolean) : [];
  return (
    <li className={styles.question}>
      {kind === 'radio' ? (
        <Choices title={label} isRequired={isMandatory} kind="radio" labels={labels} />
      ) : (
        <>
          <Title text={label} isRequired={isMandatory} />
          <span className={`${flow.together} ${styles.answer}`}>
            <Icon aria-hidden />
            {[t(`kinds.${kind}`), labels.join(', ')].filter(Boolean).join(t('texts.colon'))}
          </span>
        </>
      )}
    </li>
  );
}

function Title({ text, isRequired }: { text: string; isRequired: boolean }) {
  const { t } = useTranslation('structureLists');
  return (
    <span className={styles.title}>
      {text}
      {isRequired && <span className={styles.required}>{t('preview.required')}</span>}
    </span>
  );
}
