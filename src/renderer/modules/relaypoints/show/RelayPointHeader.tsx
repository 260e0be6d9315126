import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { usePictureUrl } from '#renderer/kit/resource/picture/pictures.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { relayPointActions } from '../actions.ts';
import { statusColors } from '../labels.ts';

/** Header of a relay point's page: its picture or the icon of its type, its name, status and actions. */
export function RelayPointHeader({ point }: { point: RelayPoint }) {
  const { t } = useTranslation('relaypoints');
  const pictureUrl = usePictureUrl({ resource: 'relaypoints', id: point.id });
  const { status, isOfficial, isPrivate, typeName, typeIcon } = point;
  const picture = pictureUrl(point.avatar ?? point.image);
  const icon = typeIcon === null ? undefined : platformImageUrl(typeIcon, { kind: 'icon' });
  return (
    <ActionHeader
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
          {isOfficial && (
            <Badge appearance="tint" color="brand">
              {t('fields.isOfficial')}
            </Badge>
          )}
          {isPrivate && (
            <Badge appearance="tint" color="important">
              {t('fields.isPrivate')}
            </Badge>
          )}
        </>
      }
      facts={typeName === null ? [] : [typeName]}
    />
  );
}
