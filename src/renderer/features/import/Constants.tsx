import { Button, Field, Input, Select, Subtitle2, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import { lineLimit } from '#shared/text-limits.ts';
import styles from './Import.module.css';
import { useColumnLabel } from './labels.ts';

interface ConstantsProps {
  detection: ImportDetection;
  /** Platform columns that a file of this import may have. */
  offered: readonly string[];
  constants: Readonly<Record<string, string>>;
  isBusy: boolean;
  onChange: (change: (latest: Readonly<Record<string, string>>) => Record<string, string>) => void;
}

/** Columns that identify a line cannot have the same value on all lines. */
const ownOfALine: ReadonlySet<string> = new Set(['email', 'externalId']);

/** Values for columns that the file lacks and that are the same for every line. */
export function Constants({ detection, offered, constants, isBusy, onChange }: ConstantsProps) {
  const { t } = useTranslation('import');
  const label = useColumnLabel(detection.type);
  const [column, setColumn] = useState('');
  const [value, setValue] = useState('');
  const fed = new Set<string | null>(detection.columns.map((one) => one.column));
  const free = offered.filter((name) => !fed.has(name) && !ownOfALine.has(name));
  const given = Object.entries(constants).filter(([name]) => !fed.has(name));
  const open = free.filter((name) => constants[name] === undefined);
  if (free.length === 0) return null;

  const add = () => {
    onChange((latest) => ({ ...latest, [column]: value.trim() }));
    setColumn('');
    setValue('');
  };
  return (
    <section className={flow.stackM} aria-labelledby="import-constants">
      <Subtitle2 as="h2" id="import-constants">
        {t('constants.title')}
      </Subtitle2>
      <Text className={styles.hint}>{t('constants.hint')}</Text>
      {given.length > 0 && (
        <ul className={styles.items}>
          {given.map(([name, text]) => (
            <li key={name}>
              <span>{t('constants.given', { column: label(name), value: text })}</span>
              <Button
                size="small"
                appearance="subtle"
                aria-label={t('constants.removeOne', { column: label(name) })}
                disabled={isBusy}
                onClick={() =>
                  onChange((latest) => Object.fromEntries(Object.entries(latest).filter(([other]) => other !== name)))
                }
              >
                {t('constants.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.options}>
        <Field label={t('constants.column')}>
          <Select value={column} onChange={(_, data) => setColumn(data.value)}>
            <option value="">{t('constants.choose')}</option>
            {open.map((name) => (
              <option key={name} value={name}>
                {label(name)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('constants.value')}>
          <Input value={value} maxLength={lineLimit} onChange={(_, data) => setValue(data.value)} />
        </Field>
        <Button disabled={isBusy || column === '' || value.trim() === ''} onClick={add}>
          {t('constants.add')}
        </Button>
      </div>
    </section>
  );
}
