import { Button, Field, Input, Radio, RadioGroup, Select } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { Preview } from './Preview.tsx';

interface JoinDialogProps {
  /** Position of the column. */
  at: number;
  /** Names of all columns. */
  names: readonly string[];
  /** Texts of the first lines, by column. */
  rows: readonly (readonly string[])[];
  onJoin: (of: number[], separator: string) => void;
  onClose: () => void;
}

/** Asks with which column another one is joined, in which order; what becomes of the first lines shows before. */
export function JoinDialog({ at, names, rows, onJoin, onClose }: JoinDialogProps) {
  const { t } = useTranslation(['import', 'common']);
  const others = names.flatMap((name, index) => (index === at ? [] : [{ index, name }]));
  const [other, setOther] = useState(() => (at + 1 < names.length ? at + 1 : at - 1));
  const [isBefore, setBefore] = useState(true);
  const [separator, setSeparator] = useState(' ');
  const of = isBefore ? [at, other] : [other, at];
  return (
    <DialogFrame
      title={t('derived.joinTitle', { column: names[at] ?? '' })}
      isForm
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onJoin(of, separator);
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {t('derived.joinNow')}
          </Button>
        </>
      }
    >
      <Field label={t('derived.other')}>
        <Select value={String(other)} onChange={(_, { value }) => setOther(Number(value))}>
          {others.map(({ index, name }) => (
            <option key={index} value={String(index)}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('derived.order')}>
        <RadioGroup
          value={isBefore ? 'before' : 'after'}
          onChange={(_, { value }) => setBefore(value === 'before')}
          layout="horizontal"
        >
          <Radio value="before" label={t('derived.before')} />
          <Radio value="after" label={t('derived.after')} />
        </RadioGroup>
      </Field>
      <Field label={t('derived.between')} hint={t('derived.betweenHint')}>
        <Input value={separator} maxLength={20} onChange={(_, { value }) => setSeparator(value)} />
      </Field>
      <Preview
        rows={rows
          .map((row) => of.map((index) => (row[index] ?? '').trim()))
          .filter((texts) => texts.some((text) => text !== ''))
          .map((texts) => ({ from: texts, to: [texts.filter((text) => text !== '').join(separator)] }))}
      />
    </DialogFrame>
  );
}
