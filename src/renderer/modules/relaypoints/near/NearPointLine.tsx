import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { addressOf } from '#shared/routes.ts';
import type { NearPoint } from './queries.ts';

function useFacts({ row, metres }: NearPoint): string {
  const { t } = useTranslation('relaypoints');
  const format = useFormat();
  const facts = [
    row.typeName,
    row.status === null ? null : t(`values.status.${row.status}`),
    t('near.distance', { distance: format.distance(metres) }),
  ];
  return `(${facts.filter((fact) => fact !== null).join(', ')})`;
}

/** A nearby relay point: its name as a link, its facts and its distance. */
export const NearPointLine = ({ near }: { near: NearPoint }) => (
  <>
    <RecordLink to={addressOf('relaypoints_show', { id: near.row.id })}>{recordName(near.row)}</RecordLink>{' '}
    <span>{useFacts(near)}</span>
  </>
);

/** Like `NearPointLine`, without the link, which would navigate away from an open question. */
export const NearPointFacts = ({ near }: { near: NearPoint }) => (
  <>
    {recordName(near.row)} {useFacts(near)}
  </>
);
