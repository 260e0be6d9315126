import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '../../structure.ts';
import styles from './create.module.css';
import { StepBody } from './StepBody.tsx';
import type { CreateForm } from './useCreateForm.ts';

const main = ['known', 'identity', 'proofs', 'needs', 'journey', 'times'] as const;
const optional = ['identity', 'proofs', 'needs'] as const;

/** The light form: everything on one page, with what is optional folded (docs/screens/07-solidary-records.md §6.1). */
export function LightBody({ form, read }: { form: CreateForm; read: ReadStructure }) {
  const { t } = useTranslation('recordcreate');
  const isJudgedOptional = optional.some((step) => form.isJudged(step) && form.hasProblems(step));
  return (
    <>
      {main.map((step) => (
        <StepBody key={step} step={step} form={form} read={read} shows="main" />
      ))}
      <details className={styles.folded} open={isJudgedOptional || undefined}>
        <summary>{t('steps.optional')}</summary>
        <div>
          {optional.map((step) => (
            <StepBody key={step} step={step} form={form} read={read} shows="optional" />
          ))}
        </div>
      </details>
    </>
  );
}
