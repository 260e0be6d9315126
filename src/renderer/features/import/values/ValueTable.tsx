import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner, Subtitle2 } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { type PickableName, usePickSource } from '#renderer/kit/form/pickers/sources.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { AlertBar } from '#renderer/kit/ui/states/AlertBar.tsx';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import styles from '../Import.module.css';
import type { ColumnOfValues } from '../import-state.ts';
import { useColumnLabel } from '../labels.ts';
import { type Choices, needsChoice } from './choices.ts';
import { knownIds } from './known.ts';

interface ValueTableProps {
  type: ImportType;
  resource: PickableName;
  column: ColumnOfValues;
  /** Earlier choices for this file, as texts. */
  chosen: Readonly<Record<string, string>> | undefined;
  /** Undefined until the known names have been resolved. */
  choices: Choices | undefined;
  onChoose: (choices: Choices) => void;
}

const nothing: Choices = {};

/**
 * Maps each value of an id column that is no id of the platform to a record: records of the same name are preselected,
 * the others are chosen.
 */
export function ValueTable({ type, resource, column, chosen = {}, choices, onChoose }: ValueTableProps) {
  const { t } = useTranslation(['import', 'form']);
  const label = useColumnLabel(type)(column.column);
  const headingId = useId();
  const source = usePickSource(resource);
  const values = column.values.map(({ value }) => value);
  const { data, error, refetch } = useQuery({
    queryKey: [...source.key, 'values', values],
    queryFn: ({ signal }) => knownIds(source, values, signal),
    enabled: source.canPick,
    staleTime: 60_000,
  });
  const isLookedUp = data !== undefined || !source.canPick;
  const begin = useEffectEvent(() => {
    const before = (value: string) => (chosen[value] === undefined ? null : Number(chosen[value]));
    const known = values.map((value) => [value, before(value) ?? data?.get(value) ?? null] as const);
    onChoose(source.canPick ? Object.fromEntries(known) : nothing);
  });
  useEffect(() => {
    if (isLookedUp) begin();
  }, [isLookedUp]);

  return (
    <section className={flow.stackM} aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId}>
        {t('values.title', { column: label })}
      </Subtitle2>
      {renderValues()}
    </section>
  );

  function renderValues() {
    if (!source.canPick) {
      return (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('values.noRight', { right: source.right })}</MessageBarBody>
        </MessageBar>
      );
    }
    if (error !== null) {
      return (
        <AlertBar intent="error">
          <MessageBarBody>
            <ErrorLine error={toAppError(error)} />
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => void refetch()}>{t('form:show.retry')}</Button>
          </MessageBarActions>
        </AlertBar>
      );
    }
    if (choices === undefined) return <Spinner size="tiny" label={t('values.running')} />;
    return <Values {...{ resource, column, choices, headingId, onChoose }} />;
  }
}

type ValuesProps = Pick<ValueTableProps, 'resource' | 'column' | 'onChoose'> & { choices: Choices; headingId: string };

function Values({ resource, column, choices, headingId, onChoose }: ValuesProps) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const unmatched = column.values.filter(({ value }) => needsChoice(value, choices));
  const unresolved = unmatched.filter(({ value }) => choices[value] == null).length;
  return (
    <>
      <MessageBar intent={unresolved === 0 ? 'success' : 'warning'} layout="multiline" role="status">
        <MessageBarBody>
          {unresolved === 0 ? t('values.allKnown') : t('values.left', { count: unresolved })}
        </MessageBarBody>
      </MessageBar>
      {!column.isComplete && <p>{t('values.incomplete', { count: column.values.length })}</p>}
      {unmatched.length > 0 && (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${styles.columns}`} aria-labelledby={headingId}>
            <thead>
              <tr>
                <th scope="col">{t('values.value')}</th>
                <th scope="col" className={styles.number}>
                  {t('values.count')}
                </th>
                <th scope="col">{t('values.target')}</th>
              </tr>
            </thead>
            <tbody>
              {unmatched.map(({ value, count }) => (
                <tr key={value}>
                  <th scope="row">{value}</th>
                  <td className={styles.number}>{format.number(count)}</td>
                  <td className={styles.unlabelled}>
                    <RecordPicker
                      resource={resource}
                      label={t('values.choose', { value })}
                      value={choices[value] ?? null}
                      onChange={(id) => onChoose({ ...choices, [value]: id })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
