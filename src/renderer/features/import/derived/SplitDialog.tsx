import { Button, Field, Input, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { type Cut, cuts, cutText, likelyCut } from '#shared/import/derived-columns.ts';
import { Preview } from './Preview.tsx';

interface SplitDialogProps {
  name: string;
  /** Texts of the first lines. */
  texts: readonly string[];
  onSplit: (at: Cut, text: string) => void;
  onClose: () => void;
}

/** Asks where the texts of a column are cut in two; what becomes of the first ones shows before. */
export function SplitDialog({ name, texts, onSplit, onClose }: SplitDialogProps) {
  const { t } = useTranslation(['import', 'common']);
  const [at, setAt] = useState<Cut>(() => likelyCut(texts) ?? 'firstSpace');
  const [text, setText] = useState('');
  const canSplit = at !== 'text' || text !== '';
  return (
    <DialogFrame
      title={t('derived.splitTitle', { column: name })}
      isForm
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canSplit) return;
        onSplit(at, at === 'text' ? text : '');
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={!canSplit}>
            {t('derived.splitNow')}
          </Button>
        </>
      }
    >
      <Field label={t('derived.where')}>
        <RadioGroup value={at} onChange={(_, { value }) => setAt(cuts.find((one) => one === value) ?? at)}>
          {cuts.map((one) => (
            <Radio key={one} value={one} label={t(`derived.cuts.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      {at === 'text' && (
        <Field label={t('derived.separator')}>
          <Input value={text} maxLength={20} onChange={(_, { value }) => setText(value)} />
        </Field>
      )}
      <Preview
        rows={texts
          .filter((one) => one.trim() !== '')
          .map((one) => ({ from: [one.trim()], to: cutText(one, at, text) }))}
      />
    </DialogFrame>
  );
}
