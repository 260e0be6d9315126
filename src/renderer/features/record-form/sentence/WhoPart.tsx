import { Button } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusField } from '#renderer/kit/form/focus.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { CreateFormState } from '../create/useCreateForm.ts';
import styles from './sentence.module.css';

/** For whom the sentence is: it leads to where that is chosen or typed. */
export function WhoPart({ form }: { form: CreateFormState }) {
  const { t } = useTranslation('recordForm');
  const { fields, person, record } = form;
  const { gender, givenName, familyName } = useWatch({ control: fields.record.form.control, name: 'identity' });
  const family = familyName?.trim() ?? '';
  const isTitled = family !== '' && (gender === 1 || gender === 2);
  const name = isTitled
    ? t('sentence.person', { title: t(`call.titles.${gender}`), name: family })
    : fullNameOf({ givenName, familyName });
  const lead = () => {
    if (record.element.current === null) return;
    focusField(record.element.current, person.person === 'new' ? 'identity.familyName' : 'person');
  };
  return (
    <span className={styles.part} data-suggested={(person.person !== null && name !== '') || undefined}>
      <PersonRegular aria-hidden />
      <Button
        appearance="transparent"
        aria-label={name === '' ? t('sentence.whoMissing') : t('sentence.whoIs', { name })}
        onClick={lead}
      >
        {name === '' ? t('sentence.who') : name}
      </Button>
    </span>
  );
}
