import { Button, Caption1, MessageBar, MessageBarBody, ProgressBar, Text } from '@fluentui/react-components';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { useFormat } from '../../format.ts';
import { RecordLink } from '../../show/RecordLink.tsx';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import type { ExistingSearch } from './useExisting.ts';

const TOLD = 20;

interface ExistingPlacesProps {
  search: ExistingSearch;
  recordPath: ((id: number) => string) | undefined;
}

/** Looks on request for the points of the platform that stand where lines of the file would put one. */
export function ExistingPlaces({ search, recordPath }: ExistingPlacesProps) {
  const { t } = useTranslation('import');
  const progressId = useId();
  const { state, start, stop } = search;
  if (state.step === 'running') {
    const { progress } = state;
    const share = progress?.total ? progress.done / progress.total : undefined;
    return (
      <div className={styles.step} aria-busy>
        <Text id={progressId} role="status">
          {t('places.searching')}
        </Text>
        <ProgressBar value={share} aria-labelledby={progressId} />
        <div className={styles.actions}>
          <Button onClick={stop}>{t('places.stop')}</Button>
        </div>
      </div>
    );
  }
  if (state.step === 'found') return <Found existing={state.existing} recordPath={recordPath} />;
  return (
    <>
      {state.error !== null && <ImportError error={state.error} />}
      <div className={styles.actions}>
        <Button onClick={start}>{t('places.search')}</Button>
        <Caption1 className={styles.hint}>{t('places.searchHint')}</Caption1>
      </div>
    </>
  );
}

type Existing = ResponseOf<'import.existingPlaces'>;

function Found({ existing, recordPath }: { existing: Existing } & Pick<ExistingPlacesProps, 'recordPath'>) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => bar.current?.focus(), []);
  const told = existing.slice(0, TOLD);
  const more = existing.length - told.length;
  return (
    <MessageBar ref={bar} tabIndex={-1} intent={existing.length === 0 ? 'success' : 'warning'} layout="multiline">
      <MessageBarBody>
        {existing.length === 0
          ? t('places.noExisting')
          : t('places.existing', { count: existing.length, shown: format.number(existing.length) })}
        <ul className={styles.lines}>
          {told.map(({ line, id, name }) => (
            <li key={line}>
              {t('places.existingLine', { line: format.number(line) })}{' '}
              {recordPath === undefined ? name : <RecordLink to={recordPath(id)}>{name}</RecordLink>}
            </li>
          ))}
          {more > 0 && <li>{t('places.more', { count: more, shown: format.number(more) })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
