import { Link } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import type { FoldedSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { UnreadBar } from '#renderer/kit/resource/UnreadBar.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import { ownerOfTelephone } from '../people/owners.ts';
import { IdentitySection } from '../sections/IdentitySection.tsx';
import { JourneySection } from '../sections/JourneySection.tsx';
import { NeedsSection } from '../sections/NeedsSection.tsx';
import { ProofsSection } from '../sections/ProofsSection.tsx';
import { TimesSection } from '../sections/TimesSection.tsx';
import type { Step } from '../steps.ts';
import { Summary } from './Summary.tsx';
import type { CreateFormState } from './useCreateForm.ts';

interface StepBodyProps {
  step: Step;
  form: CreateFormState;
  read: ReadStructure;
  /** Leaves out one half of who somebody is or of what proves it: the form of one page folds what is optional. */
  shows?: 'all' | 'main' | 'optional';
  /** On one line, where nothing of it is asked. */
  fold?: FoldedSection | undefined;
  title?: string | undefined;
}

/** The fields of one step. From the third on they need the structure. */
export function StepBody(props: StepBodyProps) {
  const { step, read } = props;
  const { t } = useTranslation('recordForm');
  if (step === 'identity') return <IdentityStep {...props} />;
  if (read.state === 'loading') return <LoadingState />;
  if (read.state === 'failed') {
    return (
      <UnreadBar title={t('state.unread')} thrown={read.thrown} context="solidarystructures" onRetry={read.retry} />
    );
  }
  return <StructureStep {...props} />;
}

function IdentityStep({ form, read, shows = 'all', fold, title }: StepBodyProps) {
  const { known, isChecking } = form.person;
  const { structure } = read;
  return (
    <IdentitySection
      form={form.fields}
      stored={known?.stored ?? null}
      userId={known?.userId ?? null}
      isEmailRequired={known === null && structure !== null && !structure.email}
      isChecking={isChecking}
      onEmailLeft={form.lookUp}
      afterEmailError={known === null ? <EmailOwner form={form} /> : undefined}
      afterTelephoneError={known === null ? <TelephoneOwner form={form} /> : undefined}
      shows={shows}
      fold={fold}
      title={title}
    />
  );
}

/** The way to the person who has the typed e-mail. */
function EmailOwner({ form: { fields, person, choose } }: Pick<StepBodyProps, 'form'>) {
  const { t } = useTranslation('recordForm');
  const owner = person.ownerOf(useWatch({ control: fields.record.form.control, name: 'identity.email' }));
  return (
    owner !== null && (
      <Link inline as="button" type="button" onClick={() => void choose(owner)}>
        {t('identity.useAccount')}
      </Link>
    )
  );
}

/** The ways out where somebody who is known has the telephone of a new person: to take them, or to be another one. */
function TelephoneOwner({ form: { fields, person, choose } }: Pick<StepBodyProps, 'form'>) {
  const { t } = useTranslation('recordForm');
  const telephone = useWatch({ control: fields.record.form.control, name: 'identity.telephone' });
  const owner = ownerOfTelephone(telephone, person.people, person.sharedTelephones);
  if (owner === null || telephone === null) return null;
  const name = personNameOf({ ...owner, id: owner.userId ?? owner.solidaryUserId ?? 0 });
  return (
    <>
      <Link inline as="button" type="button" onClick={() => void choose(owner)}>
        {t('identity.useNamed', { name })}
      </Link>{' '}
      <Link inline as="button" type="button" onClick={() => person.shareTelephone(telephone)}>
        {t('identity.otherPerson')}
      </Link>
    </>
  );
}

const noProofs: readonly PersonProof[] = [];

function StructureStep({ step, form, read, shows = 'all', fold }: StepBodyProps) {
  const { fields, files, facts, today } = form;
  const { structure } = read;
  switch (step) {
    case 'proofs':
      return (
        <ProofsSection
          form={fields}
          structure={structure}
          given={form.person.known?.proofs ?? noProofs}
          answers={facts.given}
          files={files}
          mode="create"
          shows={shows === 'main' ? 'mandatory' : shows}
          fold={fold}
        />
      );
    case 'needs':
      return <NeedsSection form={fields} structure={structure} />;
    case 'journey':
      return <JourneySection form={fields} />;
    case 'times':
      return <TimesSection form={fields} structure={structure} today={today} mode="create" />;
    default:
      return (
        <Summary
          draft={form.wholeDraft()}
          isNew={form.person.person === 'new'}
          structure={structure}
          files={files.files.size}
          onEdit={form.setStep}
        />
      );
  }
}
