import { useTranslation } from 'react-i18next';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { NamedLineProps } from '#renderer/kit/ui/show/NamedLine.tsx';
import { addressOf } from '#shared/routes.ts';
import type { NearPoint } from './queries.ts';

/** The line of a nearby relay point: its name, then its type, its status and its distance. */
export function useNearLine(): (near: NearPoint) => NamedLineProps {
  const { t } = useTranslation('relaypoints');
  const format = useFormat();
  return ({ row, metres }) => ({
    name: recordName(row),
    to: addressOf('relaypoints_show', { id: row.id }),
    details: [
      row.typeName,
      row.status !== null && t(`values.status.${row.status}`),
      t('near.distance', { distance: format.distance(metres) }),
    ],
  });
}
