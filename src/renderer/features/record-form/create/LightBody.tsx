import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { FormSectionsContext } from '#renderer/kit/form/sections/store.ts';
import { requestedProofs } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { SentenceSection } from '../sentence/SentenceSection.tsx';
import type { Step } from '../steps.ts';
import { IdentityInWords, isWhole, ProofsInWords } from './folded.tsx';
import { StepBody } from './StepBody.tsx';
import type { CreateFormState } from './useCreateForm.ts';

interface LightBodyProps {
  form: CreateFormState;
  read: ReadStructure;
}

/**
 * The light form, in the order in which somebody tells it at the telephone: everything on one page, what is not asked on
 * one line, and what is optional folded (docs/screens/07-solidary-records.md §6.1).
 */
export function LightBody({ form, read }: LightBodyProps) {
  const { t } = useTranslation('recordForm');
  const { checks, facts, person } = form;
  const { structure } = read;
  const { known } = person;
  const isWrong = (step: Step) => checks.showErrors(step) && checks.hasProblems(step);
  // Decided by what is stored: it does not close under the hands of who completes it.
  const isKnown = known !== null && isWhole(known.stored);
  const proofs = requestedProofs(structure);
  const isAsked = proofs.some(({ id, isMandatory }) => isMandatory && !facts.given[id]?.isGiven);
  const identity = (
    <StepBody
      // Another place on the page is another part: nothing is typed in it while the person is chosen.
      key={isKnown ? 'contact' : 'identity'}
      step="identity"
      form={form}
      read={read}
      shows={isKnown ? 'all' : 'main'}
      {...(isKnown && {
        title: t('identity.contact'),
        fold: { summary: <IdentityInWords form={form} stored={known.stored} />, isOpen: isWrong('identity') },
      })}
    />
  );
  return (
    <>
      {!isKnown && identity}
      <SentenceSection key="sentence" form={form} structure={structure} />
      {proofs.length > 0 && (
        <StepBody
          key="proofs"
          step="proofs"
          form={form}
          read={read}
          shows={isAsked ? 'main' : 'all'}
          {...(!isAsked && {
            fold: { summary: <ProofsInWords proofs={proofs} given={facts.given} />, isOpen: isWrong('proofs') },
          })}
        />
      )}
      {isKnown && identity}
      <OptionalPart
        form={form}
        read={read}
        parts={[
          ...(isKnown ? [] : ['identity' as const]),
          ...(isAsked && proofs.some(({ isMandatory }) => !isMandatory) ? ['proofs' as const] : []),
        ]}
      />
    </>
  );
}

/** What is optional of some parts, folded. */
function OptionalPart({ form, read, parts }: LightBodyProps & { parts: readonly ('identity' | 'proofs')[] }) {
  const { t } = useTranslation('recordForm');
  const { checks } = form;
  if (parts.length === 0) return null;
  const folded = new Set<string>([
    ...['identity.birthDate', 'identity.homeAddress'],
    ...requestedProofs(read.structure).flatMap(({ id, isMandatory }) => (isMandatory ? [] : [`proofs.${id}`])),
  ]);
  // What is wrong above it leaves it closed.
  const isWrong = parts.some(
    (step) => checks.showErrors(step) && checks.problemsOf(step).some(({ path }) => folded.has(path)),
  );
  return (
    <FormSection title={t('steps.optional')} fold={{ isOpen: isWrong }}>
      {/* The index leads to the whole, not to its parts. */}
      <FormSectionsContext value={null}>
        {parts.map((step) => (
          <StepBody key={step} step={step} form={form} read={read} shows="optional" />
        ))}
      </FormSectionsContext>
    </FormSection>
  );
}
