import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { type FormFields, useFieldLabel } from './fields.tsx';
import styles from './form.module.css';

/** Lists the fields that another user changed in the meantime and whose values the form took over. */
export function TakenOverBar({
  fields,
  names,
  onClose,
}: {
  fields: FormFields;
  /** Their paths. */
  names: readonly string[];
  onClose: () => void;
}) {
  const { t } = useTranslation(['form', 'common']);
  const labelOf = useFieldLabel(fields);
  const { list } = useFormat();
  const labels = list(names.map(labelOf));
  return (
    <MessageBar intent="info" role="status" className={styles.saveNote}>
      <MessageBarBody>{t('conflict.takenOver', { fields: labels, count: names.length })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** The record changed after each answer of the user: nothing was saved, nothing is lost. */
export function ContestedBar() {
  const { t } = useTranslation('form');
  return (
    <AlertBar intent="warning" className={styles.saveNote}>
      <MessageBarBody>{t('conflict.contested')}</MessageBarBody>
    </AlertBar>
  );
}
