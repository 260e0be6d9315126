import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { requestedProofs } from '#shared/resources/solidaryrecords/form/proofs.ts';
import styles from './create.module.css';
import { StepBody } from './StepBody.tsx';
import type { CreateFormState } from './useCreateForm.ts';

const main = ['known', 'identity', 'proofs', 'needs', 'journey', 'times'] as const;
const optional = ['identity', 'proofs', 'needs'] as const;

/** The light form: everything on one page, with what is optional folded (docs/screens/07-solidary-records.md §6.1). */
export function LightBody({ form, read }: { form: CreateFormState; read: ReadStructure }) {
  const { t } = useTranslation('recordForm');
  const { checks } = form;
  const folded = new Set<string>([
    ...['identity.birthDate', 'identity.homeAddress', 'needs.additionalNeed'],
    ...requestedProofs(read.structure).flatMap(({ id, isMandatory }) => (isMandatory ? [] : [`proofs.${id}`])),
  ]);
  // What is wrong above it leaves it closed.
  const isWrong = optional.some(
    (step) => checks.showErrors(step) && checks.problemsOf(step).some(({ path }) => folded.has(path)),
  );
  return (
    <>
      {main.map((step) => (
        <StepBody key={step} step={step} form={form} read={read} shows="main" />
      ))}
      <details className={styles.folded} open={isWrong || undefined}>
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
