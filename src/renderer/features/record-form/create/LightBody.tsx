import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { FormSectionsContext } from '#renderer/kit/form/sections/store.ts';
import { requestedProofs } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { StepBody } from './StepBody.tsx';
import type { CreateFormState } from './useCreateForm.ts';

/** In the order in which somebody tells it at the telephone, once it is known who calls. */
const main = ['identity', 'journey', 'needs', 'times', 'proofs'] as const;
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
      <FormSection title={t('steps.optional')} fold={{ isOpen: isWrong }}>
        {/* The index leads to the whole, not to its parts. */}
        <FormSectionsContext value={null}>
          {optional.map((step) => (
            <StepBody key={step} step={step} form={form} read={read} shows="optional" />
          ))}
        </FormSectionsContext>
      </FormSection>
    </>
  );
}
