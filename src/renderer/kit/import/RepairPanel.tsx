import { Button, Field, Input, Spinner, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#shared/failure.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';
import { read } from '../bridge.ts';
import styles from './Import.module.css';
import { ImportError } from './ImportError.tsx';

/** Lines read for the values of a group, and different values shown. */
const READ = 500;
const SHOWN = 50;

interface RepairPanelProps {
  checkId: string;
  group: ImportGroup;
  onRepair: (values: Record<string, string>) => void;
}

/**
 * The wrong values of a group, each to be read as another from here on: the same for all of them, or one by one. The file
 * of the person is left as it is.
 */
export function RepairPanel({ checkId, group, onRepair }: RepairPanelProps) {
  const { t } = useTranslation('import');
  const { severity, cause, column } = group;
  const { data, error } = useQuery({
    queryKey: ['import', checkId, 'wrong', severity, cause, column],
    queryFn: async ({ signal }) => {
      const query = { checkId, severity, cause, column, offset: 0, limit: READ };
      const { problems } = await read('import.problems', query, { signal });
      return [...new Set(problems.map(({ value }) => (value ?? '').trim()))];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [all, setAll] = useState('');
  const [each, setEach] = useState<Readonly<Record<string, string>>>({});
  if (error !== null) return <ImportError error={toAppError(error)} />;
  if (data === undefined) return <Spinner size="tiny" />;

  const shown = data.slice(0, SHOWN);
  const name = (value: string) => (value === '' ? t('check.emptyValue') : value);
  const pairs = data.flatMap((value) => {
    const to = (each[value] ?? '').trim() || all.trim();
    return to === '' ? [] : [[value, to] as const];
  });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (pairs.length > 0) onRepair(Object.fromEntries(pairs));
  };
  return (
    <form className={styles.step} onSubmit={apply}>
      <Text className={styles.hint}>{t('repair.hint')}</Text>
      <Field label={t('repair.all')}>
        <Input value={all} maxLength={200} onChange={(_, { value }) => setAll(value)} />
      </Field>
      {shown.length > 1 &&
        shown.map((value) => (
          <Field key={value} label={t('repair.one', { value: name(value) })}>
            <Input
              value={each[value] ?? ''}
              maxLength={200}
              onChange={(_, { value: to }) => setEach({ ...each, [value]: to })}
            />
          </Field>
        ))}
      {data.length > shown.length && <Text>{t('repair.more', { count: data.length - shown.length })}</Text>}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabled={pairs.length === 0}>
          {t('repair.apply')}
        </Button>
      </div>
    </form>
  );
}
