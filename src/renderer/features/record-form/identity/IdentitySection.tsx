import { Switch, useEventCallback } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { FormSection } from '#renderer/kit/form/FormSection.tsx';
import { parseDay, showDay } from '#renderer/kit/form/fields/day.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import type { IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { addressOf } from '#shared/routes.ts';
import type { SectionProps } from '../section-props.ts';
import { GenderField } from './GenderField.tsx';
import { HomeField } from './HomeField.tsx';
import { type IdentityField, type IdentityProblem, isForeignTelephone } from './rules.ts';
import { TextLine } from './TextLine.tsx';
import { shownProblem, useLeft } from './useLeft.ts';

interface IdentitySectionProps extends SectionProps<IdentityDraft, IdentityProblem> {
  /** What the platform holds of a known person; null for a new one. */
  stored: IdentityDraft | null;
  /** Id of the user, for a known person. */
  userId: number | null;
  /** Whether an e-mail has to be given; the platform derives a missing one from that of the structure. */
  isEmailRequired: boolean;
  /** Called when the e-mail is left, to look for its account. */
  onEmailLeft?: (() => void) | undefined;
  /** Stands after the error of the e-mail: the way to the person who has it. */
  afterEmailError?: ReactNode;
  /** Stands after the error of the telephone: the person who has it, and the way to say that this is another one. */
  afterTelephoneError?: ReactNode;
  /** Shown while the account is looked for. */
  isChecking?: boolean;
  /** Leaves out what is not required; a folded part of its own holds it. */
  shows?: 'all' | 'main' | 'optional';
  title?: string;
  id?: string;
}

/** The person of a record (docs/screens/07-solidary-records.md §6.1). */
export function IdentitySection(props: IdentitySectionProps) {
  const { value, onChange, errors, isJudged, stored, shows = 'all', title, id } = props;
  const { t } = useTranslation('recordForm');
  const { leave, isLeft } = useLeft<IdentityField>();
  const can = useCan();
  const set = <Field extends IdentityField>(field: Field, next: IdentityDraft[Field]) =>
    onChange({ ...value, [field]: next });
  // The same functions from one drawing to the next: a key draws its own field alone.
  const setGender = useEventCallback((next: IdentityDraft['gender']) => set('gender', next));
  const leaveGender = useEventCallback(() => leave('gender'));
  const setHome = useEventCallback((next: IdentityDraft['homeAddress']) => set('homeAddress', next));
  const leaveHome = useEventCallback(() => leave('homeAddress'));
  const errorOf = (field: IdentityField) => {
    const code = shownProblem(errors, field, isJudged || isLeft(field));
    return code === undefined ? undefined : t(`identity.problems.${code}`);
  };
  const line = (field: 'givenName' | 'familyName' | 'telephone' | 'email' | 'birthDate') => ({
    path: `identity.${field}`,
    label: t(`identity.${field}`),
    value: value[field],
    onChange: (next: string | null) => set(field, next),
    onLeave: () => leave(field),
    error: errorOf(field),
  });
  const hasMain = shows !== 'optional';
  const hasOptional = shows !== 'main';
  const emailHint = props.isChecking
    ? t('identity.checking')
    : isDerivedEmail(value.email)
      ? t('identity.derived')
      : stored === null && !props.isEmailRequired
        ? t('identity.willDerive')
        : undefined;
  return (
    <FormSection title={title ?? t('steps.identity')} {...(id !== undefined && { id })}>
      {hasMain && (
        <>
          <GenderField value={value.gender} onChange={setGender} onLeave={leaveGender} error={errorOf('gender')} />
          <TextLine {...line('givenName')} isRequired />
          <TextLine {...line('familyName')} isRequired />
          <TextLine
            {...line('telephone')}
            type="tel"
            isRequired={value.email === null}
            hint={isForeignTelephone(value.telephone) ? t('identity.foreign') : undefined}
            afterError={props.afterTelephoneError}
          />
          <TextLine
            {...line('email')}
            type="email"
            isRequired={props.isEmailRequired || value.telephone === null}
            hint={emailHint === undefined ? undefined : <span role="status">{emailHint}</span>}
            afterError={props.afterEmailError}
            onLeave={() => {
              leave('email');
              props.onEmailLeft?.();
            }}
          />
        </>
      )}
      {hasOptional && (
        <>
          <TextLine {...line('birthDate')} hint={t('identity.dateHint')} parse={parseDay} show={showDay} />
          <HomeField
            value={value.homeAddress}
            onChange={setHome}
            error={errorOf('homeAddress')}
            isUnstored={stored !== null && stored.homeAddress === null}
            userPage={
              props.userId !== null && can('user_update') ? addressOf('users_edit', { id: props.userId }) : null
            }
            onLeave={leaveHome}
          />
          {/* The platform ignores it for a person whom it makes. */}
          {stored !== null && (
            <Switch
              checked={value.newsSubscription === true}
              label={t('identity.newsSubscription')}
              onChange={(_, { checked }) => set('newsSubscription', checked)}
            />
          )}
        </>
      )}
    </FormSection>
  );
}
