import { Caption1, MessageBar, MessageBarBody, Subtitle2, Text } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '#renderer/kit/data/bridge.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { toAppError } from '#shared/failure.ts';
import type { ImportChanges } from '#shared/ipc/import-national.ts';
import styles from '../Import.module.css';
import { ImportError } from '../ImportError.tsx';
import type { LeavingOutLines } from '../LeaveOutButton.tsx';
import { LeaveOutButton } from '../LeaveOutButton.tsx';
import { useColumnLabel } from '../labels.ts';
import { ShortList } from '../ShortList.tsx';

interface ChangesPanelProps {
  checkId: string;
  leavingOut: LeavingOutLines;
}

/** What changed in a file of the national schema since the last import from this computer. */
export function ChangesPanel({ checkId, leavingOut }: ChangesPanelProps) {
  const { data, error } = useQuery({
    queryKey: ['import', checkId, 'changes'],
    queryFn: ({ signal }) => read('import.changes', { checkId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null) return <ImportError error={toAppError(error)} />;
  if (data == null || data.known === 0) return null;
  return <Changes changes={data} leavingOut={leavingOut} />;
}

function Changes({ changes, leavingOut }: { changes: ImportChanges; leavingOut: LeavingOutLines }) {
  const { t } = useTranslation('import');
  const format = useFormat();
  const label = useColumnLabel('relaypoints');
  const headingId = useId();
  const { fresh, unchanged, changed, closed, gone } = changes;
  return (
    <section className={flow.stackM} aria-labelledby={headingId}>
      <Subtitle2 as="h2" id={headingId}>
        {t('changes.title')}
      </Subtitle2>
      <Text>{t('changes.fresh', { count: fresh, shown: format.number(fresh) })}</Text>
      <div className={flow.wrap}>
        <Text>{t('changes.unchanged', { count: unchanged.length, shown: format.number(unchanged.length) })}</Text>
        {unchanged.length > 0 && (
          <LeaveOutButton label={t('changes.leaveOut')} lines={unchanged} leavingOut={leavingOut} />
        )}
      </div>
      <PlaceList
        title={t('changes.changed', { count: changed.length, shown: format.number(changed.length) })}
        items={changed.map(({ line, name, columns }) => ({
          key: String(line),
          text: t('changes.changedLine', {
            line: format.number(line),
            name,
            columns: columns.map(label).join(', '),
          }),
        }))}
      />
      <PlaceList
        intent="warning"
        title={t('changes.closed', { count: closed.length, shown: format.number(closed.length) })}
        items={closed.map(({ id, name }) => ({ key: id, text: t('changes.place', { id, name }) }))}
      />
      <PlaceList
        intent="warning"
        title={t('changes.gone', { count: gone.length, shown: format.number(gone.length) })}
        items={gone.map(({ id, name }) => ({ key: id, text: t('changes.place', { id, name }) }))}
      />
      <Caption1 className={styles.hint}>{t('changes.hint')}</Caption1>
    </section>
  );
}

interface PlaceListProps {
  title: string;
  items: readonly { key: string; text: string }[];
  intent?: 'info' | 'warning';
}

const PlaceList = ({ title, items, intent = 'info' }: PlaceListProps) =>
  items.length > 0 && (
    <MessageBar intent={intent} layout="multiline">
      <MessageBarBody>
        {title}
        <ShortList label={title} items={items} total={items.length} />
      </MessageBarBody>
    </MessageBar>
  );
