import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';
import { FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { AutoCompleteContext } from '#renderer/kit/form/fields/autocomplete.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { useReadNow } from '#renderer/kit/form/useReread.ts';
import { PictureSection } from '#renderer/kit/resource/picture/PictureSection.tsx';
import { VerifyLink } from '#renderer/kit/resource/VerifyLink.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { AppFailure } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { isDeleted } from '../DeletedBar.tsx';
import type { PeopleList } from '../lists.ts';
import { type UserFormApi, userForm } from './fields.tsx';
import { ContactSection, PersonSection } from './PersonSections.tsx';
import { AccountSection, MinorSection } from './PreferenceSections.tsx';
import { RolesSection } from './RolesField.tsx';
import { useAccountCheck } from './useAccountCheck.ts';
import { useSaveUser } from './useSaveUser.ts';

const AgainDialog = lazily(async () => (await import('#renderer/kit/resource/AgainDialog.tsx')).AgainDialog);

const RefusedPictureBar = lazily(
  async () => (await import('#renderer/kit/resource/picture/RefusedPictureBar.tsx')).RefusedPictureBar,
);
const OwnEmailDialog = lazily(async () => (await import('./OwnEmailDialog.tsx')).OwnEmailDialog);

/** What the browser may fill in, on one's own record. */
const ofOneself = {
  givenName: 'given-name',
  familyName: 'family-name',
  birthDate: 'bday',
  email: 'email',
  telephone: 'tel',
  postalAddress: 'street-address',
  'homeAddress.street': 'address-line1',
  'homeAddress.postalCode': 'postal-code',
  'homeAddress.locality': 'address-level2',
  'homeAddress.country': 'country-name',
};
const ofSomebody = {};

interface UserFormProps {
  /** Null creates. */
  stored: User | null;
  /** The list of the screen: determines routes and drafts. */
  screen?: PeopleList;
  /** Additional fields of the screen, after identity and contact. */
  Extra?: ComponentType<{ form: UserFormApi; stored: User | null }>;
}

/**
 * Creates or edits a user; creation ends on the record's page, an edit stays (docs/screens/02-users-hitchhikers.md §5
 * and §9).
 */
export function UserForm({ stored, screen = 'users', Extra }: UserFormProps) {
  const { t } = useTranslation(['users', 'form']);
  const navigate = useNavigate();
  const { config } = useBootstrap();
  const { user: self } = useSignedIn();
  const isHitchhiker = screen === 'hitchhikers';
  const hasMinorProtection = config.modules.minorProtection;
  const check = useAccountCheck(stored);
  const { accountOf } = check;
  const definition = useMemo(
    () => userForm({ phoneCountries: config.phoneCountries, hasMinorProtection, isHitchhiker, accountOf }),
    [config.phoneCountries, hasMinorProtection, isHitchhiker, accountOf],
  );
  const { draftOf } = definition;
  const schema = useMemo(() => definition.schema(stored), [definition, stored]);
  const saving = useSaveUser(stored, check, definition);
  const readNow = useReadNow('users');
  const record = useRecordForm({
    schema,
    initial: stored === null ? definition.newDraft(null) : draftOf(stored),
    confirm: saving.confirm,
    strategy: saving.strategy,
    hasMore: saving.picture !== null,
    target: {
      resource: screen,
      id: stored?.id ?? null,
      fields: definition.fields,
      ...(stored !== null && { read: async () => draftOf(notDeleted(await readNow(stored.id))) }),
    },
  });
  const form = { definition, record, named: stored };
  const isNew = stored === null;
  const isSelf = stored?.id === self.id;
  const show = (id: number) => navigate({ to: addressOf(`${screen}_show`, { id }) });
  const away = () => void (stored === null ? navigate({ to: addressOf(screen) }) : show(stored.id));

  return (
    <>
      <RecordFormView
        record={record}
        marks="required"
        context="users"
        causes={[t('form.causes.gender'), t('form.causes.role'), t('form.causes.email')]}
        notes={
          <>
            {isNew ? (
              <MissingRightBar right="user_create" />
            ) : (
              // Every user may change their own record (docs/platform/a-auth-users.md §4).
              !isSelf && <MissingRightBar right="user_update" />
            )}
            <Suspense>{!isNew && <RefusedPictureBar owner={{ resource: 'users', id: stored.id }} />}</Suspense>
            {saving.isUnread && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>
                  {t('form:savedNotRead')}
                  <SupportContact />
                </MessageBarBody>
              </MessageBar>
            )}
            {isNew && (
              <MessageBar intent="info" layout="multiline">
                <MessageBarBody>
                  {t('form.notes.welcome')} {t('form.notes.password')}
                </MessageBarBody>
              </MessageBar>
            )}
          </>
        }
        readBack={<VerifyLink resource={screen} id={stored?.id ?? null} />}
        wayOn={(closes) => {
          const created = saving.created();
          if (created !== null && !closes) return () => void show(created.id);
          return closes ? away : null;
        }}
        onCancel={away}
      >
        <AutoCompleteContext value={isSelf ? ofOneself : ofSomebody}>
          <PersonSection form={form} />
          <ContactSection
            form={form}
            stored={stored}
            check={check}
            isSelf={isSelf}
            // A new hitchhiker starts like the platform's default: visible after a carpool is accepted.
            hasPhoneDisplay={!(isHitchhiker && isNew)}
          />
          {Extra !== undefined && <Extra form={form} stored={stored} />}
          <FormFieldsSection form={form} title={t('form.sections.address')} names={['homeAddress']} />
          <FormFieldsSection
            form={form}
            title={t('form.sections.carpooling')}
            names={[
              'drivingLicenceNumber',
              'smoke',
              'music',
              'musicFavorites',
              'chat',
              'chatFavorites',
              'gratuity',
              'gamification',
            ]}
          />
          <FormFieldsSection form={form} title={t('form.sections.consents')} names={['acceptsNews']} />
          {hasMinorProtection && <MinorSection form={form} isNew={isNew} />}
          {!isNew && <AccountSection form={form} stored={stored} />}
          <RolesSection form={form} isNew={isNew} />
          <PictureSection
            title={t('form.fields.picture')}
            resource="users"
            stored={stored}
            ownerName={stored === null ? '' : personNameOf(stored)}
            picture={saving.picture}
            onPicture={saving.setPicture}
          />
        </AutoCompleteContext>
      </RecordFormView>
      <Suspense>
        {saving.again !== null && <AgainDialog question={saving.again} />}
        {saving.question !== null && <OwnEmailDialog email={saving.question.about} onAnswer={saving.question.answer} />}
      </Suspense>
    </>
  );
}

/** An account that was deleted meanwhile must not be written: its row stays and would take the changes. */
function notDeleted(user: User): User {
  if (isDeleted(user)) throw new AppFailure({ kind: 'notFound' });
  return user;
}
