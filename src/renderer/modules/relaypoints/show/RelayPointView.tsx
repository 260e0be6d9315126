import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { RecordView } from '#renderer/kit/resource/RecordView.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { useYesNo } from '#renderer/kit/ui/show/FieldRows.tsx';
import { KeyStrip } from '#renderer/kit/ui/show/KeyStrip.tsx';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { relayPointActions } from '../actions.ts';
import { statusColors } from '../labels.ts';

/** The page of a relay point: its picture or the icon of its type, its status and actions around the point. */
export function RelayPointView({ point, children }: { point: RelayPoint; children: ReactNode }) {
  const { t } = useTranslation('relaypoints');
  const pictureUrl = usePictureUrl({ resource: 'relaypoints', id: point.id });
  const { status, isOfficial, isPrivate, typeIcon } = point;
  const picture = pictureUrl(point.avatar ?? point.image);
  const icon = typeIcon === null ? undefined : platformImageUrl(typeIcon, { kind: 'icon' });
  return (
    <RecordView
      record={point}
      resource="relaypoints"
      actions={relayPointActions}
      picture={picture ?? icon}
      isIcon={picture === undefined && icon !== undefined}
      badges={
        <>
          {status !== null && (
            <Badge appearance="tint" color={statusColors[status]}>
              {t(`values.status.${status}`)}
            </Badge>
          )}
          {isPrivate ? (
            <Badge appearance="tint" color="important">
              {t('fields.isPrivate')}
            </Badge>
          ) : (
            isOfficial && (
              <Badge appearance="tint" color="brand">
                {t('fields.isOfficial')}
              </Badge>
            )
          )}
        </>
      }
    >
      {children}
    </RecordView>
  );
}

/** What it is, where, and how many cars fit. */
export function RelayPointKeyFacts({ point }: { point: RelayPoint }) {
  const { t } = useTranslation('relaypoints');
  const { number } = useFormat();
  const yesNo = useYesNo();
  const { typeName, address, places, placesDisabled, isFree } = point;
  return (
    <KeyStrip
      facts={[
        { label: t('fields.type'), value: typeName },
        { label: t('fields.town'), value: [address?.postalCode, address?.locality].filter(Boolean).join(' ') },
        { label: t('fields.places'), value: places !== null && number(places) },
        { label: t('fields.placesDisabled'), value: placesDisabled !== null && number(placesDisabled) },
        { label: t('fields.isFree'), value: yesNo(isFree) },
      ]}
    />
  );
}
