import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { OwnEmailDialog } from '#renderer/features/people/form/OwnEmailDialog.tsx';
import { useAccountCheck } from '#renderer/features/people/form/useAccountCheck.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { FormFieldsSection } from '#renderer/kit/form/definition/FormField.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import { AppFailure } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import { beneficiaryForm } from './fields.ts';
import { AddressSection, ContactSection } from './sections.tsx';

/** Edits a beneficiary, who is never created here: the page always has a stored one. */
export const BeneficiaryForm = ({ stored }: { stored: Beneficiary | null }) =>
  stored === null ? null : <StoredForm stored={stored} />;

/** Edits a beneficiary (docs/screens/08-solidary-people.md §2): changed keys only, never null. */
function StoredForm({ stored }: { stored: Beneficiary }) {
  const { t } = useTranslation(['solidarybeneficiaries', 'users']);
  const isSelf = useSignedIn().user.id === stored.userId;
  const { question, ask } = useQuestion<string, boolean>(false);
  // The person found by the e-mail is a user; the person's own account does not count as another one.
  const check = useAccountCheck({ id: stored.userId ?? 0, email: stored.email });
  const form = useResourceForm({
    definition: beneficiaryForm,
    stored,
    confirm: async ({ email }, changes) => {
      if (changes.email === undefined) return true;
      const account = await check.check(email ?? null);
      if (account !== null) {
        const message = t('users:form.rules.taken', { name: personNameOf(account) });
        throw new AppFailure({ kind: 'invalid', fields: [{ field: 'email', message }] });
      }
      return !isSelf || ask(changes.email);
    },
    // One's own new e-mail invalidates the tokens: the main process signs out, and nothing can be read any more.
    canReread: (changes) => !(isSelf && changes.email !== undefined),
    invalidates: ['users'],
  });
  return (
    <>
      <ResourceFormView
        form={form}
        causes={[t('solidarybeneficiaries:form.causes.email'), t('solidarybeneficiaries:form.causes.unreadable')]}
        notes={
          <MessageBar intent="info" layout="multiline">
            <MessageBarBody>{t('solidarybeneficiaries:form.everywhere')}</MessageBarBody>
          </MessageBar>
        }
      >
        <FormFieldsSection
          form={form}
          title={t('solidarybeneficiaries:form.sections.person')}
          names={['gender', 'givenName', 'familyName', 'birthDate']}
        />
        <ContactSection form={form} stored={stored} check={check} />
        <AddressSection form={form} stored={stored} />
      </ResourceFormView>
      {question !== null && <OwnEmailDialog email={question.about} onAnswer={question.answer} />}
    </>
  );
}
