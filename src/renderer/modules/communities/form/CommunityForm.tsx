import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keys } from '#renderer/kit/data/queries.ts';
import { FormField, FormFieldsSection, useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { changeRecord } from '#renderer/kit/resource/calls.ts';
import { RecordPicture } from '#renderer/kit/resource/RecordPicture.tsx';
import { ResourceFormView } from '#renderer/kit/resource/ResourceFormView.tsx';
import { useResourceForm } from '#renderer/kit/resource/useResourceForm.ts';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { UnsentBar } from '#renderer/kit/ui/states/UnsentBar.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { AppFailure } from '#shared/failure.ts';
import { byDomain, byLoginFile, type Community } from '#shared/resources/communities/index.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { validationLabel } from '../labels.ts';
import { SecurityFileField } from '../security/SecurityFileField.tsx';
import { useLoginFile } from '../security/useLoginFile.ts';
import { type CommunityFormApi, type CommunityValues, communityForm } from './fields.ts';

import { useLoginFileSave } from './login-file.ts';
import { ReferrerSavedBar, ReferrerSection } from './ReferrerSection.tsx';
import { useRefusedLoginFile } from './refused-login-file.ts';
import { type NameCheck, useNameCheck } from './useNameCheck.ts';

import { ValidationField } from './ValidationField.tsx';

/**
 * Creates a community or edits one (docs/screens/03-communities.md §4). It is saved in this order: the community, its
 * picture, its login file; if one of the last two fails, the form stays open.
 */
export function CommunityForm({ stored }: { stored: Community | null }) {
  const { t } = useTranslation('communities');
  const client = useQueryClient();
  const check = useNameCheck(stored);
  const loginFileSave = useLoginFileSave();
  const loginFile = useLoginFile();
  const [isFileMissing, setFileMissing] = useState(false);
  const [hasNewReferrer, setNewReferrer] = useState(false);
  const hasFile = (stored?.securityFiles.length ?? 0) > 0;
  const definition = useMemo(() => communityForm(check.refuse), [check.refuse]);

  /** Checks before any write that need the platform. @throws AppFailure `invalid` */
  const confirm = async ({ name, validationType }: CommunityValues) => {
    const lacksFile = validationType === byLoginFile && !hasFile && loginFile.ready === null;
    setFileMissing(lacksFile);
    if (lacksFile) {
      const message = ruleMessage('communities:loginFile.missing');
      throw new AppFailure({ kind: 'invalid', fields: [{ field: 'securityFile', message }] });
    }
    await check.ensure(name);
    return true;
  };
  const form = useResourceForm({
    definition,
    stored,
    confirm,
    change: async (id, changes) => {
      await changeRecord('communities', id, changes);
      if (changes.referrerId !== undefined) setNewReferrer(true);
    },
    onSaved: () => {
      // Its referrer may be somebody else, whose membership is read for the page.
      void client.invalidateQueries({ queryKey: keys.resource('communitymembers') });
    },
    pictureName: ({ name }) => name,
    also: {
      isPending: loginFile.ready !== null,
      save: async (id, { validationType }) => {
        if (loginFile.ready === null || validationType !== byLoginFile) return true;
        const isSent = await loginFileSave.send(id, loginFile.ready, stored, validationType);
        // A refused file stays chosen for the bar that retries it.
        loginFile.sent();
        return isSent;
      },
    },
  });
  const [name, description, validationType] = useWatch({
    control: form.record.form.control,
    name: ['name', 'description', 'validationType'],
  });

  return (
    <ResourceFormView
      form={form}
      causes={[t('form.causes.referrer'), t('form.causes.texts'), t('form.causes.name')]}
      notes={
        stored !== null && (
          <>
            <RefusedLoginFileBar id={stored.id} />
            {hasNewReferrer && <ReferrerSavedBar community={stored} onDone={() => setNewReferrer(false)} />}
          </>
        )
      }
      hasPending={() => !form.saving.wasComplete()}
    >
      <FormSection title={t('form.sections.about')}>
        <NameField form={form} check={check} />
        <FormField
          form={form}
          name="description"
          hint={t('form.hints.description', { count: description?.length ?? 0, max: lineLimit })}
        />
        <FormField form={form} name="fullDescription" />
      </FormSection>
      <ReferrerSection form={form} stored={stored} />
      <FormSection title={t('form.sections.joining')}>
        <ValidationField form={form} />
        {validationType === byDomain && <FormField form={form} name="domains" isRequired />}
        {validationType === byLoginFile && !hasFile && (
          <SecurityFileField
            login={loginFile}
            isRequired
            message={isFileMissing ? t('loginFile.missing') : undefined}
          />
        )}
        {validationType === byLoginFile && hasFile && <p>{t('loginFile.hasOne')}</p>}
        <FormField form={form} name="target" />
      </FormSection>
      <FormFieldsSection
        form={form}
        title={t('form.sections.visibility')}
        names={['membersHidden', 'proposalsHidden', 'freeCarpool']}
      />
      <FormFieldsSection form={form} title={t('fields.address')} names={['address']} />
      <RecordPicture form={form} title={t('fields.image')} name={name} />
    </ResourceFormView>
  );
}

/** The name; on leaving it, another community of the same name is looked for. */
function NameField({ form, check }: { form: CommunityFormApi; check: NameCheck }) {
  const { t } = useTranslation('communities');
  const { getValues, trigger } = form.record.form;
  const look = async () => {
    if (await check.look(getValues('name'))) await trigger('name');
  };
  return (
    <TextField
      {...useFieldBinding(form)('name')}
      isRequired
      isWide
      hint={<span role="status">{check.isChecking && t('form.checkingName')}</span>}
      onLeave={() => void look()}
    />
  );
}

/** Says that a community is saved but its login file is not, and which mode it has now, with a retry. */
function RefusedLoginFileBar({ id, onSaved }: { id: number; onSaved?: () => void }) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const errorText = useErrorText();
  const refused = useRefusedLoginFile(id);
  const { retry, forget } = useLoginFileSave();
  if (refused === null) return null;

  const { title, detail } = errorText(refused.error, { context: 'communities' });
  const { putBack, stuck, selection } = refused;
  return (
    <UnsentBar
      title={t('loginFile.refused', { name: selection.name })}
      error={refused.error}
      labels={{ retry: t('loginFile.retry'), sending: t('loginFile.sending'), forget: t('loginFile.forget') }}
      onRetry={() => retry(id, refused).then(onSaved)}
      onForget={() => forget(id, refused)}
    >
      {sentences(title, detail)} {t('loginFile.check')}
      {putBack !== null && <p>{t('loginFile.putBack', { mode: translate(validationLabel(putBack)) })}</p>}
      {stuck !== null && <p>{t('loginFile.stuck')}</p>}
    </UnsentBar>
  );
}
