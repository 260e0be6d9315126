import { Link, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ReadStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { UnreadBar } from '#renderer/kit/resource/UnreadBar.tsx';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { IdentitySection } from '../identity/IdentitySection.tsx';
import { JourneySection } from '../journey/JourneySection.tsx';
import { TimesSection } from '../journey/TimesSection.tsx';
import { NeedsSection } from '../needs/NeedsSection.tsx';
import { PeopleSearch } from '../people/PeopleSearch.tsx';
import { ProofsSection } from '../proofs/ProofsSection.tsx';
import { Summary } from './Summary.tsx';
import type { Step } from './steps.ts';
import type { CreateFormState } from './useCreateForm.ts';

interface StepBodyProps {
  step: Step;
  form: CreateFormState;
  read: ReadStructure;
  /** Leaves out one half of a step: the form of one page folds what is optional. */
  shows?: 'all' | 'main' | 'optional';
}

/** The fields of one step. From the third on they need the structure. */
export function StepBody({ step, form, read, shows = 'all' }: StepBodyProps) {
  const { t } = useTranslation('recordForm');
  if (step === 'known') return <KnownStep form={form} />;
  if (step === 'identity') return <IdentityStep form={form} read={read} shows={shows} />;
  if (read.state === 'loading') return <LoadingState />;
  if (read.state === 'failed') {
    return (
      <UnreadBar title={t('state.unread')} thrown={read.thrown} context="solidarystructures" onRetry={read.retry} />
    );
  }
  return <StructureStep step={step} form={form} read={read} shows={shows} />;
}

function KnownStep({ form }: Pick<StepBodyProps, 'form'>) {
  const { t } = useTranslation('recordForm');
  const errorText = useErrorText();
  const { reading, search, known, state } = form;
  const { error } = reading;
  const words = error === null ? null : errorText(error);
  const chosen =
    known !== null
      ? t('search.chosen', { name: personNameOf({ ...known.stored, id: known.userId }) })
      : state.person === 'new'
        ? t('search.newChosen')
        : null;
  return (
    <Section title={t('steps.known')}>
      {chosen !== null && <p>{chosen}</p>}
      {words !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {sentences(error?.kind === 'notFound' ? t('search.notUser') : t('search.failed'), words.detail)}
            <SupportContact error={error} />
          </MessageBarBody>
        </MessageBar>
      )}
      <PeopleSearch
        isReading={reading.isPending}
        typed={search.typed}
        onType={search.type}
        onChoose={(person) => void form.choose(person)}
        onNew={form.startNew}
      />
    </Section>
  );
}

function IdentityStep({ form, read, shows }: Required<Pick<StepBodyProps, 'form' | 'read' | 'shows'>>) {
  const { t } = useTranslation('recordForm');
  const { state, problems, known, check } = form;
  const email = read.structure?.email;
  const isTaken = check.account !== null || check.sameEmail !== null;
  return (
    <IdentitySection
      value={state.draft.identity}
      onChange={(identity) => form.set('identity', identity)}
      errors={problems.identity}
      isJudged={form.isJudged('identity')}
      structure={read.structure}
      stored={known?.stored ?? null}
      userId={known?.userId ?? null}
      isEmailRequired={known === null && read.structure !== null && !email}
      isChecking={check.isChecking}
      onEmailLeft={() => void check.check(state.draft.identity.email)}
      afterEmailError={
        isTaken && known === null ? (
          <Link inline as="button" type="button" onClick={() => void form.takeAccount()}>
            {t('identity.useAccount')}
          </Link>
        ) : undefined
      }
      afterTelephoneError={form.telephone.person === null ? undefined : <SharedTelephone form={form} />}
      shows={shows}
    />
  );
}

/** The ways out where somebody who is known has the telephone of a new person: to take them, or to be another one. */
function SharedTelephone({ form: { telephone, choose } }: Pick<StepBodyProps, 'form'>) {
  const { t } = useTranslation('recordForm');
  const { person, takeForOther } = telephone;
  if (person === null) return null;
  const name = personNameOf({ ...person, id: person.userId ?? person.solidaryUserId ?? 0 });
  return (
    <>
      <Link inline as="button" type="button" onClick={() => void choose(person)}>
        {t('identity.useNamed', { name })}
      </Link>{' '}
      <Link inline as="button" type="button" onClick={takeForOther}>
        {t('identity.otherPerson')}
      </Link>
    </>
  );
}

function StructureStep({ step, form, read, shows = 'all' }: StepBodyProps) {
  const { state, problems, known, files } = form;
  const { structure } = read;
  const { draft } = state;
  const shared = { structure, isJudged: form.isJudged(step) };
  switch (step) {
    case 'proofs':
      return (
        <ProofsSection
          {...shared}
          value={draft.proofs}
          onChange={(proofs) => form.set('proofs', proofs)}
          errors={problems.proofs}
          given={known?.proofs ?? []}
          files={files}
          mode="create"
          shows={shows === 'main' ? 'mandatory' : shows}
        />
      );
    case 'needs':
      return (
        <NeedsSection
          {...shared}
          value={draft.needs}
          onChange={(needs) => form.set('needs', needs)}
          errors={problems.needs}
          shows={shows === 'main' ? 'purpose' : shows === 'optional' ? 'needs' : 'all'}
        />
      );
    case 'journey':
      return (
        <JourneySection
          {...shared}
          value={draft.journey}
          onChange={(journey) => form.set('journey', journey)}
          errors={problems.journey}
        />
      );
    case 'times':
      return (
        <TimesSection
          {...shared}
          value={draft.times}
          onChange={(times) => form.set('times', times)}
          errors={problems.times}
          today={form.today}
          mode="create"
        />
      );
    default:
      return <Summary state={state} structure={structure} files={files.files.size} onEdit={form.goTo} />;
  }
}
