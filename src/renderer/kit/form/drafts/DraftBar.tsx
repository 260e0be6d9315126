import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { isSame } from '../changes.ts';
import { FieldValue, type FormFields, useFieldLabel } from '../fields.tsx';
import { valueAt } from '../paths.ts';
import styles from './drafts.module.css';
import type { DraftOffer } from './useDraft.ts';

interface DraftBarProps {
  offer: DraftOffer;
  /** The number of those offered after it. */
  further: number;
  fields: FormFields;
  /** The values on the platform. */
  stored: object;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers an unsaved draft; nothing is put into the form without consent. */
export function DraftBar({ offer, further, fields, stored, onRestore, onDiscard }: DraftBarProps) {
  const { t } = useTranslation('form');
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const differences = useId();
  return (
    <MessageBar intent="info" layout="multiline" role="region" aria-label={t('draft.label')}>
      <MessageBarBody>
        {t('draft.offer', { when: dateTime(offer.savedAt), count: Object.keys(offer.values).length })}
        {further > 0 && <> {t('draft.further', { count: further })}</>}
        {isOpen && <Differences id={differences} offer={offer} fields={fields} stored={stored} />}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRestore}>{t('draft.restore')}</Button>
        <Button onClick={onDiscard}>{t('draft.discard')}</Button>
        <Button
          appearance="transparent"
          aria-expanded={isOpen}
          aria-controls={isOpen ? differences : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'draft.hide' : 'draft.show')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}

function Differences({
  id,
  offer: { values, base },
  fields,
  stored,
}: Pick<DraftBarProps, 'offer' | 'fields' | 'stored'> & { id: string }) {
  const { t } = useTranslation('form');
  const labelOf = useFieldLabel(fields);
  // In the order of the screen.
  const paths = Object.keys(fields).filter((path) => path in values);
  return (
    <table id={id} aria-label={t('draft.differences')} className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('draft.field')}</th>
          <th scope="col">{t('draft.typed')}</th>
          <th scope="col">{t('draft.stored')}</th>
        </tr>
      </thead>
      <tbody>
        {paths.map((path) => (
          <tr key={path}>
            <th scope="row">{labelOf(path)}</th>
            <td>
              <FieldValue fields={fields} name={path} value={values[path]} />
            </td>
            <td>
              <FieldValue fields={fields} name={path} value={valueAt(stored, path)} />
              {!isSame(base[path], valueAt(stored, path)) && <div className={styles.moved}>{t('draft.moved')}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
