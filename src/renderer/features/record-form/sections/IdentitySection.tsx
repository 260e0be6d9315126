import { Caption1 } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#renderer/features/places/PlaceField.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import { SwitchField } from '#renderer/kit/form/fields/SwitchField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { type FoldedSection, FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import type { Address } from '#shared/resources/address.ts';
import { addressOfPoint } from '#shared/resources/point-address.ts';
import { isDerivedEmail } from '#shared/resources/solidary/derived-email.ts';
import type { IdentityDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { addressOf } from '#shared/routes.ts';
import type { RecordForm } from '../fields.ts';
import { homeLabel } from '../identity/home.ts';
import { isForeignTelephone } from '../identity/rules.ts';
import { useRecordField } from '../useRecordField.ts';

interface IdentitySectionProps {
  form: RecordForm;
  /** What the platform holds of a known person; null for a new one. */
  stored: IdentityDraft | null;
  /** Id of the user, for a known person. */
  userId: number | null;
  /** Whether an e-mail has to be given; the platform derives a missing one from that of the structure. */
  isEmailRequired: boolean;
  /** Called when the e-mail is left, to look for its account. */
  onEmailLeft?: () => void;
  /** Stands after the error of the e-mail: the way to the person who has it. */
  afterEmailError?: ReactNode;
  /** Stands after the error of the telephone: the person who has it, and the way to say that this is another one. */
  afterTelephoneError?: ReactNode;
  /** Shown while the account is looked for. */
  isChecking?: boolean;
  /** Leaves out what is not required; a folded part of its own holds it. */
  shows?: 'all' | 'main' | 'optional';
  /** On one line, where nothing of it is asked. */
  fold?: FoldedSection | undefined;
  title?: string | undefined;
  id?: string;
}

const genders = [1, 2, 3] as const;

/** The person of a record (docs/screens/07-solidary-records.md §6.1). */
export const IdentitySection = memo(function IdentitySection(props: IdentitySectionProps) {
  const { form, stored, shows = 'all', fold, title, id } = props;
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  return (
    <FormSection title={title ?? t('steps.identity')} id={id} fold={fold}>
      {shows !== 'optional' && (
        <>
          <RadioField
            {...bind('identity.gender')}
            isRequired
            isInline
            isWide
            options={genders.map((value) => ({ value, label: t(`identity.genders.${value}`) }))}
          />
          <TextField {...bind('identity.givenName')} isRequired />
          <TextField {...bind('identity.familyName')} isRequired />
          <ContactFields {...props} />
        </>
      )}
      {shows !== 'main' && (
        <>
          <DateField {...bind('identity.birthDate')} />
          <HomeField form={form} isUnstored={stored !== null && stored.homeAddress === null} userId={props.userId} />
          {/* The platform ignores it for a person whom it makes. */}
          {stored !== null && <SwitchField {...bind('identity.newsSubscription')} />}
        </>
      )}
    </FormSection>
  );
});

/** Telephone and e-mail, of which one is needed. */
function ContactFields({ form, stored, isEmailRequired, isChecking, ...props }: IdentitySectionProps) {
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  const { control } = form.record.form;
  const { hasEmail, hasTelephone, isForeign, isDerived } = useWatch({
    control,
    name: 'identity',
    // Drawn again where one of these changes, and not at each key.
    compute: ({ email, telephone }) => ({
      hasEmail: email !== null,
      hasTelephone: telephone !== null,
      isForeign: isForeignTelephone(telephone),
      isDerived: isDerivedEmail(email),
    }),
  });
  const willDerive = stored === null && !isEmailRequired;
  const hint = isChecking
    ? t('identity.checking')
    : isDerived
      ? t('identity.derived')
      : willDerive
        ? t('identity.willDerive')
        : undefined;
  return (
    <>
      <TextField
        {...bind('identity.telephone')}
        type="tel"
        isRequired={!hasEmail}
        hint={isForeign ? t('identity.foreign') : undefined}
        afterError={props.afterTelephoneError}
      />
      <TextField
        {...bind('identity.email')}
        type="email"
        isRequired={isEmailRequired || !hasTelephone}
        hint={hint === undefined ? undefined : <span role="status">{hint}</span>}
        afterError={props.afterEmailError}
        onLeave={props.onEmailLeft}
      />
    </>
  );
}

interface HomeFieldProps {
  form: RecordForm;
  /** A known person without home address: the platform ignores one that is given here. */
  isUnstored: boolean;
  userId: number | null;
}

/** The home address of the person, found by search and shown in one line (docs/screens/10-external-journeys.md §2). */
function HomeField({ form, isUnstored, userId }: HomeFieldProps) {
  const { t } = useTranslation('recordForm');
  const can = useCan();
  const { label, value, setValue, onBlur, error } = useRecordField<Address | null, 'identity.homeAddress'>(
    form,
    'identity.homeAddress',
  );
  const inUser = t('identity.homeInUser');
  return (
    <div data-field="identity.homeAddress" data-label={label}>
      {isUnstored ? (
        <>
          <div>{label}</div>
          <Caption1>
            {userId !== null && can('user_update') ? (
              <RecordLink to={addressOf('users_edit', { id: userId })}>{inUser}</RecordLink>
            ) : (
              inUser
            )}
          </Caption1>
        </>
      ) : (
        <PlaceField
          label={label}
          text={value === null ? '' : homeLabel(value)}
          needsTown
          error={error}
          onPick={(point) => setValue(point === null ? null : addressOfPoint(point))}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
