import { Button, Field, Select, Text } from '@fluentui/react-components';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invoke, read } from '#renderer/kit/data/bridge.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { UnreadListBar } from '#renderer/kit/ui/states/UnreadListBar.tsx';
import { errorCauses } from '#shared/import/cause-names.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { refusalReasons } from '#shared/import/refusals.ts';
import type { PastImport, PastOutcome } from '#shared/ipc/import-history.ts';
import styles from '../Import.module.css';
import { useColumnLabel } from '../labels.ts';
import { tones } from '../ReportTable.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { useReasonText } from '../useReasonText.ts';
import { pastOutcomes, usePastFigures } from './usePastFigures.ts';

const PAGE = 200;

/** What became of the lines of an import that is over, by number: nothing of what they say is kept. */
export function PastReport({ type, past }: { type: ImportType; past: PastImport }) {
  const { t } = useTranslation(['import', 'list']);
  const format = useFormat();
  const figuresOf = usePastFigures();
  const reasonText = useReasonText();
  const columnLabel = useColumnLabel(type);
  const [outcome, setOutcome] = useState<PastOutcome | ''>('');
  const { id, counts, startedAt } = past;
  const pages = useInfiniteQuery({
    queryKey: ['import', 'pastLines', id, outcome],
    queryFn: ({ pageParam, signal }) =>
      read(
        'import.pastLines',
        { type, id, offset: pageParam, limit: PAGE, ...(outcome !== '' && { outcome }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ total }, all) => (all.length * PAGE < total ? all.length * PAGE : undefined),
    gcTime: 0,
  });
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? [];
  const nameOf = (one: PastOutcome) =>
    t(one === 'leftOut' ? 'import:history.isLeftOut' : `import:report.outcomes.${one}`);
  return (
    <div className={flow.stackM}>
      <Text>
        {t('import:history.started', { date: format.dateTime(startedAt) })} {figuresOf(past)}
      </Text>
      <Field label={t('import:report.outcome')}>
        <Select
          value={outcome}
          onChange={(_, { value }) => setOutcome(pastOutcomes.find((one) => one === value) ?? '')}
        >
          <option value="">{t('import:history.all')}</option>
          {pastOutcomes
            .filter((one) => counts[one] > 0)
            .map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
        </Select>
      </Field>
      {pages.error !== null && <UnreadListBar what="imports" onRetry={pages.refetch} />}
      <table className={styles.table} aria-label={t('import:report.title')}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('import:report.line')}
            </th>
            <th scope="col">{t('import:report.outcome')}</th>
            <th scope="col">{t('import:saved.field')}</th>
            <th scope="col">{t('import:saved.error')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the report does not change.
            <tr key={index}>
              <th scope="row" className={styles.number}>
                {one.line}
              </th>
              <td data-tone={one.outcome === 'leftOut' ? 'warning' : tones[one.outcome]}>{nameOf(one.outcome)}</td>
              <td>{one.column !== null && columnLabel(one.column)}</td>
              <td>{(one.reason !== null || one.outcome === 'refused') && reasonText(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.hasNextPage && (
        <div>
          <Button disabledFocusable={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
            {t('import:history.more')}
          </Button>
        </div>
      )}
      {counts.refused + counts.uncertain + counts.leftOut > 0 && <SavePast type={type} id={id} />}
    </div>
  );
}

/** Saves the lines to correct again, where the file of the import still lies unchanged. */
function SavePast({ type, id }: { type: ImportType; id: string }) {
  const reasonText = useReasonText();
  const columnLabel = useColumnLabel(type);
  const columns = [null, ...importColumns[type]];
  const reasons = [null, ...new Set([...errorCauses, ...refusalReasons, 'byPerson' as const])];
  const texts = () =>
    reasons.flatMap((reason) =>
      columns.map((column) => ({
        reason,
        column,
        field: column === null ? '' : columnLabel(column),
        error: reasonText({ reason, column }),
      })),
    );
  return <SaveButton save={(titles) => invoke('import.savePast', { type, id, titles, texts: texts() })} />;
}
