import { Button, Field, Radio, RadioGroup, Spinner, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { toAppError } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ImportGroup, ImportWrong } from '#shared/ipc/transfer.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import { useColumnLabel } from '../labels.ts';
import type { NamedColumns } from '../values/choices.ts';
import { LONG_TEXT, RepairField } from './RepairField.tsx';
import { Suggestions } from './Suggestions.tsx';
import { ALL, clearable, type Given, nothingGiven, type RepairScope, scopesOf, toRepairs } from './scopes.ts';

/** Fields shown at first and added by each request for more. */
const PAGE = 20;
/** Maximum number of characters of a value in a label. */
const MAX_LABEL_LENGTH = 80;

export interface Repairing {
  /** Id columns and their resources. */
  named: NamedColumns;
  /** Number of repairs that can still be added. */
  remaining: number;
  onRepair: (repairs: readonly ImportRepair[]) => void;
}

interface RepairPanelProps extends Repairing {
  type: ImportType;
  checkId: string;
  group: ImportGroup;
}

/**
 * Corrects the cells of a group: by value in all its lines, by line, or all lines together, as the user chooses, with
 * the number of lines affected. The file itself is not changed.
 */
export function RepairPanel({ checkId, group, ...others }: RepairPanelProps) {
  const { t } = useTranslation('common');
  const { cause, column } = group;
  const { data, error } = useQuery({
    queryKey: ['import', checkId, 'wrong', cause, column],
    queryFn: ({ signal }) => read('import.wrong', { checkId, cause, column: column ?? '' }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <ImportError error={toAppError(error)} />;
  if (data === undefined) return <Spinner size="tiny" label={t('states.loading')} />;
  return <RepairForm {...{ group, ...others }} wrong={data} />;
}

/** One field of the form. */
interface Cell {
  key: string | number;
  label: string;
  value: string;
  isTooLong: boolean;
}

type RepairFormProps = Omit<RepairPanelProps, 'checkId'> & { wrong: ImportWrong };

function RepairForm({ type, group, wrong, named, remaining, onRepair }: RepairFormProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const label = useColumnLabel(type);
  const scopes = scopesOf(group, wrong);
  const [scope, setScope] = useState<RepairScope>(scopes[0] ?? 'lines');
  const [given, setGiven] = useState<ReadonlyMap<string | number, Given>>(new Map());
  const [shown, setShown] = useState(PAGE);
  const cells = useCells(wrong)[scope];
  const result = toRepairs({ type, group, wrong, scope }, given);
  const cleared = clearable(type, group);
  const clearLabel =
    cleared === null
      ? null
      : t(cleared === group.column ? 'repair.clear' : 'repair.clearOther', { column: label(cleared) });
  const start = ({ value }: Cell): Given =>
    value.length > LONG_TEXT ? { text: value, isCleared: false } : nothingGiven;
  const listed = scope === 'lines' ? wrong.lines.length : wrong.values.reduce((sum, { count }) => sum + count, 0);
  const others = wrong.count - listed;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (result.repairs.length > 0) onRepair(result.repairs);
  };
  return (
    <form className={flow.stackM} onSubmit={apply}>
      <Suggestions {...{ type, group, wrong, remaining, onRepair }} />
      <Text className={styles.hint}>{t('repair.hint')}</Text>
      {scopes.length > 1 && (
        <Field label={t('repair.scope')}>
          <RadioGroup value={scope} onChange={(_, { value }) => setScope(scopes.find((one) => one === value) ?? scope)}>
            {scopes.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`repair.scopes.${one}`, { count: wrong.count, shown: format.number(wrong.count) })}
              />
            ))}
          </RadioGroup>
        </Field>
      )}
      {scope === 'all' ? (
        <>
          <Text>
            {t('repair.allLines', { lines: group.lines.join(', '), count: wrong.count - group.lines.length })}
          </Text>
          {field({ key: ALL, label: t('repair.all', { count: wrong.count }), value: '', isTooLong: false })}
        </>
      ) : (
        cells.slice(0, shown).map(field)
      )}
      {scope !== 'all' && cells.length > shown && (
        <div>
          <Button size="small" onClick={() => setShown(shown + PAGE)}>
            {t('check.loadMore')}
          </Button>
        </div>
      )}
      {others > 0 && <Text>{t('repair.others', { count: others, shown: format.number(others) })}</Text>}
      {result.repairs.length > remaining && <Text role="alert">{t('repair.tooMany', { count: remaining })}</Text>}
      <div className={flow.wrap}>
        <Button
          type="submit"
          appearance="primary"
          disabled={result.repairs.length === 0 || result.repairs.length > remaining}
        >
          {result.lines === 0
            ? t('repair.applyNone')
            : t('repair.apply', { count: result.lines, shown: format.number(result.lines) })}
        </Button>
      </div>
    </form>
  );

  function field(cell: Cell) {
    const { key, isTooLong, value } = cell;
    if (isTooLong) return <Text key={key}>{t('repair.tooLong', { name: cell.label })}</Text>;
    return (
      <RepairField
        key={key}
        label={cell.label}
        given={given.get(key) ?? start(cell)}
        isLong={value.length > LONG_TEXT}
        resource={named[group.column ?? '']}
        clearLabel={clearLabel}
        onGive={(next) => {
          const isUntouched = next.text === value && !next.isCleared;
          const all = new Map(given);
          if (isUntouched) all.delete(key);
          else all.set(key, next);
          setGiven(all);
        }}
      />
    );
  }
}

const reported = (value: string): string =>
  value.length > MAX_LABEL_LENGTH ? `${value.slice(0, MAX_LABEL_LENGTH)}…` : value;

/** Returns the fields of each scope with their labels. */
function useCells({ values, lines }: ImportWrong): Readonly<Record<RepairScope, readonly Cell[]>> {
  const { t } = useTranslation('import');
  const format = useFormat();
  const name = ({ value, read }: { value: string; read: string | null }) => {
    const written = value === '' ? t('check.emptyValue') : t('repair.value', { value: reported(value) });
    return read === null ? written : t('repair.readAs', { value: written, read: reported(read) });
  };
  return {
    all: [],
    values: values.map((one) => {
      const numbers = one.lines.map(format.number);
      const more = one.count - numbers.length;
      const where = format.list(more > 0 ? [...numbers, t('repair.more', { count: more })] : numbers);
      const label = t('repair.ofValue', { count: one.count, value: name(one), lines: where });
      return { key: `=${one.value}`, label, value: one.value, isTooLong: one.isTooLong };
    }),
    lines: lines.map((one) => {
      const line = format.number(one.line);
      const who = one.label === '' ? t('check.line', { line }) : t('repair.who', { line, who: reported(one.label) });
      const label = t('repair.ofLine', { who, value: name(one) });
      return { key: one.line, label, value: one.value, isTooLong: one.isTooLong };
    }),
  };
}
