import { MessageBar, MessageBarBody, Spinner, Subtitle2, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { PlacesMap } from '#renderer/kit/map/PlacesMap.tsx';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { toAppError } from '#shared/failure.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { ImportedPoint } from '#shared/ipc/transfer.ts';
import { ExistingRecords } from '../existing/ExistingRecords.tsx';
import { useExisting } from '../existing/useExisting.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import type { LeavingOutLines } from '../LeaveOutButton.tsx';
import { ChangesPanel } from '../national/ChangesPanel.tsx';
import type { LineDecisions } from '../national/decisions.ts';
import { maxListed, ShortList } from '../ShortList.tsx';

interface PlacesPanelProps {
  checkId: string;
  recordPath: ((id: number) => string) | undefined;
  leavingOut: LeavingOutLines;
  decisions: LineDecisions;
}

/** Shows the points of a checked file on a map, the lines at the same position, and the points that exist already. */
export function PlacesPanel({ checkId, recordPath, leavingOut, decisions }: PlacesPanelProps) {
  const { t } = useTranslation('import');
  const headingId = useId();
  const { data, error } = useQuery({
    queryKey: ['import', checkId, 'places'],
    queryFn: ({ signal }) => read('import.places', { checkId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      {decisions.isNational && <ChangesPanel {...{ checkId, decisions, recordPath }} />}
      {data?.total !== 0 && (
        <section className={flow.stackM} aria-labelledby={headingId}>
          <Subtitle2 as="h2" id={headingId}>
            {t('places.title')}
          </Subtitle2>
          {data === undefined && error === null && <Spinner size="tiny" label={t('places.loading')} />}
          {error !== null && <ImportError error={toAppError(error)} />}
          {data !== undefined && <Places {...{ checkId, recordPath, leavingOut }} found={data} />}
        </section>
      )}
    </>
  );
}

function Places({
  checkId,
  recordPath,
  leavingOut,
  found,
}: Omit<PlacesPanelProps, 'decisions'> & { found: ResponseOf<'import.places'> }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const { places, total, duplicates } = found;
  const search = useExisting(checkId);
  const { existing } = search;
  const points = useMemo(() => {
    const known = new Set(existing.map(({ line }) => line));
    return places.map(({ line, name, latitude, longitude, duplicate }): MapPoint => {
      const markerStyle = known.has(line) ? 'existing' : duplicate === undefined ? 'plain' : 'duplicate';
      return { id: line, label: t('places.point', { line, name }), markerStyle, latitude, longitude };
    });
  }, [places, existing, t]);
  const names = useMemo(
    () => ({
      plain: t('places.markerStyles.plain'),
      duplicate: t('places.markerStyles.duplicate'),
      existing: t('places.markerStyles.existing'),
    }),
    [t],
  );
  return (
    <>
      <Text>
        {t('places.count', { count: total, shown: format.number(total) })}
        {places.length < total &&
          ` ${t('places.partial', { count: places.length, shown: format.number(places.length), total: format.number(total) })}`}
      </Text>
      <PlacesMap places={points} names={names} />
      <Text className={styles.hint}>{t('places.rule')}</Text>
      {duplicates === 0 ? <Text>{t('places.noDuplicates')}</Text> : <Duplicates places={places} total={duplicates} />}
      <ExistingRecords kind="places" {...{ search, recordPath, leavingOut }} />
    </>
  );
}

function Duplicates({ places, total }: { places: readonly ImportedPoint[]; total: number }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const title = t('places.duplicates', { count: total, shown: format.number(total) });
  const items = places
    .filter(({ duplicate }) => duplicate !== undefined)
    .slice(0, maxListed)
    .map(({ line, name, duplicate }) => ({
      key: String(line),
      text: t(duplicate?.by === 'externalId' ? 'places.duplicateById' : 'places.duplicateByPlace', {
        line: format.number(line),
        name,
        other: format.number(duplicate?.line ?? 0),
      }),
    }));
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {title}
        <ShortList label={title} items={items} total={total} />
      </MessageBarBody>
    </MessageBar>
  );
}
