import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import { useText } from '../list/text.ts';
import type { FormFields } from './fields.tsx';

/** What somebody else changed meanwhile and now stands in the form too. */
export function TakenOverBar<Draft>({
  fields,
  names,
}: {
  fields: FormFields<Draft>;
  names: readonly (keyof Draft & string)[];
}) {
  const { t } = useTranslation('form');
  const words = useText();
  const { list } = useFormat();
  const labels = list(names.map((name) => words(fields[name].label)));
  return (
    <MessageBar intent="info" layout="multiline" role="status">
      <MessageBarBody>{t('conflict.takenOver', { fields: labels, count: names.length })}</MessageBarBody>
    </MessageBar>
  );
}

/** The record changed each time the person had chosen: nothing was saved, nothing is lost. */
export function ContestedBar() {
  const { t } = useTranslation('form');
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>{t('conflict.contested')}</MessageBarBody>
    </MessageBar>
  );
}
