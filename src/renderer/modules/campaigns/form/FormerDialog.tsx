import { Button, Checkbox, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import { toAppError } from '#shared/failure.ts';
import { type NewBlock, readBody } from '#shared/resources/campaigns/blocks.ts';
import { blockName } from '../message/block-name.ts';
import { borrowed } from '../message/pictures.ts';
import styles from './form.module.css';

interface FormerDialogProps {
  onClose: () => void;
  /** The content takes the place of the one there. */
  onUse: (blocks: readonly NewBlock[]) => void;
  /** The chosen blocks go behind those there. */
  onInsert: (blocks: readonly NewBlock[]) => void;
}

/** Chooses another campaign, to take its content or some of its blocks (docs/screens/04-campaigns.md §4, §10). */
export function FormerDialog({ onClose, onUse, onInsert }: FormerDialogProps) {
  const { t } = useTranslation(['message', 'common']);
  const errorText = useErrorText();
  const [id, setId] = useState<number | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { data, error } = useQuery({ ...itemQuery('campaigns', id ?? 0), enabled: id !== null });
  const read = data === undefined ? null : readBody(data.body);
  const blocks = read !== null && 'blocks' in read ? read.blocks : [];
  const chosen = blocks.filter((_, at) => !left.has(at)).map(borrowed);
  return (
    <DialogFrame
      title={t('templates.formerTitle')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button disabled={chosen.length === 0} onClick={() => onInsert(chosen)}>
            {t('templates.formerAdd')}
          </Button>
          <Button appearance="primary" disabled={chosen.length === 0} onClick={() => onUse(chosen)}>
            {t('templates.formerUse')}
          </Button>
        </>
      }
    >
      <RecordPicker
        resource="campaigns"
        label={t('templates.formerField')}
        value={id}
        onChange={(next) => {
          setId(next);
          setLeft(new Set());
        }}
      />
      {error !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {errorText(toAppError(error), { context: 'campaigns' }).title}
            <SupportContact error={toAppError(error)} />
          </MessageBarBody>
        </MessageBar>
      )}
      {read !== null && 'raw' in read && <p>{t('templates.formerRaw')}</p>}
      {blocks.length > 0 && (
        <ul className={styles.former} aria-label={t('templates.formerBlocks')}>
          {blocks.map((block, at) => (
            <li key={block.key}>
              <Checkbox
                label={blockName(block, t)}
                checked={!left.has(at)}
                onChange={(_, { checked }) =>
                  setLeft((now) => {
                    const next = new Set(now);
                    if (checked === true) next.delete(at);
                    else next.add(at);
                    return next;
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}
