import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { isSame } from '../changes.ts';
import { FieldValue, type FormFields } from '../fields.tsx';
import styles from './drafts.module.css';
import type { DraftOffer } from './useDraft.ts';

interface DraftBarProps<Draft> {
  offer: DraftOffer<Draft>;
  /** The number of those offered after it. */
  further: number;
  fields: FormFields<Draft>;
  /** The values on the platform. */
  stored: Draft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers an unsaved draft; nothing is put into the form without consent. */
export function DraftBar<Draft>({ offer, further, fields, stored, onRestore, onDiscard }: DraftBarProps<Draft>) {
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

function Differences<Draft>({
  id,
  offer: { values, base },
  fields,
  stored,
}: Pick<DraftBarProps<Draft>, 'offer' | 'fields' | 'stored'> & { id: string }) {
  const { t } = useTranslation('form');
  const translate = useTranslate();
  // In the order of the screen.
  const names = (Object.keys(fields) as (keyof Draft & string)[]).filter((name) => name in values);
  return (
    <table id={id} className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('draft.field')}</th>
          <th scope="col">{t('draft.typed')}</th>
          <th scope="col">{t('draft.stored')}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{translate(fields[name].label)}</th>
            <td>
              {/* Only names of the draft are listed. */}
              <FieldValue fields={fields} name={name} value={values[name] as Draft[typeof name]} />
            </td>
            <td>
              <FieldValue fields={fields} name={name} value={stored[name]} />
              {!isSame(base[name], stored[name]) && <div className={styles.moved}>{t('draft.moved')}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
