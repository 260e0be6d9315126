import { Button, Field, Input, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { toAppError } from '#shared/failure.ts';
import { type Cluster, clustersOf } from '#shared/import/clusters.ts';
import { maxRepairLength } from '#shared/import/limits.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import { foldValue } from '#shared/import/value-replacements.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import { useColumnLabel } from '../labels.ts';
import { type ColumnOfFile, useColumnValues } from './column-values.ts';

/** Values shown at first, and added by each request for more. */
const PAGE = 30;

interface ValuesDialogProps {
  of: ColumnOfFile;
  repairs: readonly ImportRepair[];
  /** Number of repairs that can still be added. */
  remaining: number;
  onRepair: (repairs: readonly ImportRepair[]) => void;
  onClose: () => void;
}

/**
 * The different values of a column with their number of lines: those that are nearly alike are gathered and become one
 * by one press, any other one is written anew.
 */
export function ValuesDialog({ of, repairs, remaining, onRepair, onClose }: ValuesDialogProps) {
  const { t } = useTranslation(['import', 'common']);
  const format = useFormat();
  const { column, type } = of;
  const label = useColumnLabel(type)(column);
  const { data, error } = useColumnValues(of);
  const [shown, setShown] = useState(PAGE);
  const known = correctionsOf(repairs, column);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const clusters =
    data === undefined ? [] : clustersOf(data.values.filter(({ value }) => !known.has(foldValue(value))));
  const write = (value: string, to: string) => setTyped(new Map(typed).set(value, to));
  const given = [...typed].filter(([value, to]) => to.trim() !== (known.get(foldValue(value)) ?? value));
  const isTooMany = given.length > remaining;
  return (
    <DialogFrame
      title={t('column.valuesTitle', { column: label })}
      isForm
      size="large"
      onDismiss={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (given.length === 0 || isTooMany) return;
        onRepair(given.map(([value, to]) => ({ column, value, to: to.trim() })));
        onClose();
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={given.length === 0 || isTooMany}>
            {t('column.applyValues', { count: given.length, shown: format.number(given.length) })}
          </Button>
        </>
      }
    >
      {error !== null && <ImportError error={toAppError(error)} />}
      {data === undefined && error === null && <Spinner size="tiny" label={t('common:states.loading')} />}
      {isTooMany && <Text role="alert">{t('repair.tooMany', { count: remaining })}</Text>}
      {clusters.length > 0 && (
        <section className={flow.stackM}>
          <Subtitle2 as="h3">{t('column.alike')}</Subtitle2>
          {clusters.slice(0, PAGE).map((cluster) => (
            <AlikeValues
              key={cluster.map(({ value }) => value).join('\n')}
              cluster={cluster}
              onMerge={(to) =>
                onRepair(cluster.filter(({ value }) => value !== to).map(({ value }) => ({ column, value, to })))
              }
            />
          ))}
        </section>
      )}
      {data !== undefined && (
        <section className={flow.stackM}>
          <Subtitle2 as="h3">{t('column.allValues', { count: data.values.length })}</Subtitle2>
          {data.values.slice(0, shown).map(({ value, count }) => (
            <Field
              key={value}
              label={t('column.value', { value, count, shown: format.number(count) })}
              orientation="horizontal"
            >
              <Input
                value={typed.get(value) ?? known.get(foldValue(value)) ?? value}
                maxLength={maxRepairLength}
                onChange={(_, { value: to }) => write(value, to)}
              />
            </Field>
          ))}
          {data.values.length > shown && (
            <div>
              <Button size="small" onClick={() => setShown(shown + PAGE)}>
                {t('check.loadMore')}
              </Button>
            </div>
          )}
          {!data.isComplete && <Text className={styles.hint}>{t('column.notAll')}</Text>}
        </section>
      )}
    </DialogFrame>
  );
}

/** Values that are nearly alike, and the one that they become. */
function AlikeValues({ cluster, onMerge }: { cluster: Cluster; onMerge: (to: string) => void }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const inputId = useId();
  const [to, setTo] = useState(cluster[0]?.value ?? '');
  const list = cluster.map(({ value, count }) => t('column.counted', { value, shown: format.number(count) }));
  return (
    <div className={styles.repair}>
      <Field label={format.list(list)}>
        <Input id={inputId} value={to} maxLength={maxRepairLength} onChange={(_, { value }) => setTo(value)} />
      </Field>
      <Button disabledFocusable={to.trim() === ''} aria-describedby={inputId} onClick={() => onMerge(to.trim())}>
        {t('column.merge')}
      </Button>
    </div>
  );
}

/** By folded value of a column, the person's correction of it. */
function correctionsOf(repairs: readonly ImportRepair[], column: string): ReadonlyMap<string, string> {
  return new Map(
    repairs.flatMap((repair) =>
      'value' in repair && repair.column === column ? [[foldValue(repair.value), repair.to] as const] : [],
    ),
  );
}
