import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AppFailure } from '#shared/failure.ts';
import type { User } from '#shared/resources/users/user.ts';
import { addressOf } from '#shared/routes.ts';
import { FormSection } from '../../form/FormSection.tsx';
import { MissingRightBar } from '../../form/MissingRightBar.tsx';
import { RecordFormView } from '../../form/RecordFormView.tsx';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { useReadNow } from '../../form/useReread.ts';
import { PictureField } from '../../image/PictureField.tsx';
import { usePictureUrl } from '../../image/pictures.ts';
import { RefusedPictureBar } from '../../image/RefusedPictureBar.tsx';
import { useBootstrap, useSignedIn } from '../../session.ts';
import { isDeleted } from '../show/DeletedBar.tsx';
import { userDraft } from './draft.ts';
import { userFields } from './fields.tsx';
import { OwnEmailDialog } from './OwnEmailDialog.tsx';
import { AddressSection, ContactSection, PersonSection } from './PersonSections.tsx';
import { AccountSection, CarpoolingSection, ConsentsSection, MinorSection } from './PreferenceSections.tsx';
import { RolesSection } from './RolesField.tsx';
import { userForm } from './schema.ts';
import { useAccountCheck } from './useAccountCheck.ts';
import { useSaveUser } from './useSaveUser.ts';

/** Creates a user (`stored` null) or edits one; creation ends on the record's page, an edit stays (screens 02 §5). */
export function UserForm({ stored }: { stored: User | null }) {
  const { t } = useTranslation(['users', 'form']);
  const navigate = useNavigate();
  const { config } = useBootstrap();
  const { user: self } = useSignedIn();
  const hasMinorProtection = config.modules.minorProtection;
  const check = useAccountCheck(stored);
  const { accountOf } = check;
  const schema = useMemo(
    () => userForm({ stored, phoneCountries: config.phoneCountries, hasMinorProtection, accountOf }),
    [stored, config.phoneCountries, hasMinorProtection, accountOf],
  );
  const saving = useSaveUser(stored, check);
  const readNow = useReadNow('users');
  const record = useRecordForm({
    schema,
    initial: userDraft(stored),
    confirm: saving.confirm,
    save: saving.save,
    hasMore: saving.picture !== null,
    subject: {
      resource: 'users',
      id: stored?.id ?? null,
      fields: userFields,
      ...(stored !== null && { read: async () => userDraft(notDeleted(await readNow(stored.id))) }),
    },
  });
  const { form } = record;
  const isNew = stored === null;
  const isSelf = stored?.id === self.id;
  const show = (id: number) => navigate({ to: addressOf('users_show', { id }) });
  const list = () => navigate({ to: addressOf('users') });

  return (
    <>
      <RecordFormView
        record={record}
        context="user"
        causes={[t('form.causes.gender'), t('form.causes.role'), t('form.causes.email')]}
        notes={
          <>
            {isNew ? (
              <MissingRightBar right="user_create" />
            ) : (
              // One's own record may always be changed (contract a §4).
              !isSelf && <MissingRightBar right="user_update" />
            )}
            {!isNew && <RefusedPictureBar owner={{ resource: 'users', id: stored.id }} context="user" />}
            {saving.isUnread && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{t('form:savedNotRead')}</MessageBarBody>
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
        onSaved={() => {
          const id = saving.createdId();
          if (id !== null) void show(id);
        }}
        onSavedAndClose={() => void (isNew ? list() : show(stored.id))}
        onCancel={() => void (isNew ? list() : show(stored.id))}
      >
        <PersonSection form={form} />
        <ContactSection form={form} stored={stored} check={check} isSelf={isSelf} />
        <AddressSection form={form} />
        <CarpoolingSection form={form} />
        <ConsentsSection form={form} />
        {hasMinorProtection && <MinorSection form={form} isNew={isNew} />}
        {!isNew && <AccountSection form={form} stored={stored} />}
        <RolesSection form={form} isNew={isNew} />
        <UserPictureSection stored={stored} picture={saving.picture} onPicture={saving.setPicture} />
      </RecordFormView>
      {saving.question !== null && <OwnEmailDialog email={saving.question.email} onAnswer={saving.question.answer} />}
    </>
  );
}

/** An account that was deleted meanwhile is not to be written: its row stays and would take the changes. */
function notDeleted(user: User): User {
  if (isDeleted(user)) throw new AppFailure({ kind: 'notFound' });
  return user;
}

function UserPictureSection({
  stored,
  picture,
  onPicture,
}: {
  stored: User | null;
  picture: Parameters<typeof PictureField>[0]['selection'];
  onPicture: Parameters<typeof PictureField>[0]['onSelect'];
}) {
  const { t } = useTranslation('users');
  const url = usePictureUrl({ resource: 'users', id: stored?.id ?? 0 });
  const name = [stored?.givenName, stored?.familyName].filter(Boolean).join(' ');
  return (
    <FormSection title={t('form.fields.picture')}>
      <PictureField
        label={t('form.fields.picture')}
        ownerName={name}
        current={url(stored?.avatar ?? null)}
        selection={picture}
        onSelect={onPicture}
      />
    </FormSection>
  );
}
