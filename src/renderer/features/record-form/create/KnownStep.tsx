import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { FormSection } from '#renderer/kit/form/sections/FormSection.tsx';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { PeopleSearch } from '../people/PeopleSearch.tsx';
import type { CreateFormState } from './useCreateForm.ts';

/** For whom the record is: somebody who is known, or a new person. */
export function KnownStep({ form }: { form: CreateFormState }) {
  const { t } = useTranslation('recordForm');
  const errorText = useErrorText();
  const { reading, search, known, person } = form.person;
  const { error } = reading;
  const shown = error === null ? null : errorText(error);
  const chosen =
    known !== null
      ? t('search.chosen', { name: personNameOf({ ...known.stored, id: known.userId }) })
      : person === 'new'
        ? t('search.newChosen')
        : null;
  return (
    <FormSection title={t('steps.known')} isGiven={person !== null}>
      {chosen !== null && <p>{chosen}</p>}
      {shown !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {sentences(error?.kind === 'notFound' ? t('search.notUser') : t('search.failed'), shown.detail)}
            <SupportContact error={error} />
          </MessageBarBody>
        </MessageBar>
      )}
      <PeopleSearch
        isReading={reading.isPending}
        typed={search.typed}
        isMissing={person === null && form.checks.showErrors('known')}
        onType={search.type}
        onChoose={(found) => void form.choose(found)}
        onNew={form.startNew}
      />
    </FormSection>
  );
}
