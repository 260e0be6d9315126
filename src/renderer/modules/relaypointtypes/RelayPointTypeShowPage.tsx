import { useTranslation } from 'react-i18next';
import { useRecord } from '#renderer/kit/data/useRecord.ts';
import { ActionHeader } from '#renderer/kit/resource/ActionHeader.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { useKnownRow } from '#renderer/kit/resource/useKnownRow.ts';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { relayPointTypeActions } from './actions.ts';
import { Icons } from './show/Icons.tsx';
import { Points } from './show/Points.tsx';

/** The page of one type of relay points; where it cannot be read it shows the data of the list. */
export function RelayPointTypeShowPage({ id }: { id: number }) {
  const { t } = useTranslation('relaypointtypes');
  const { error } = useRecord('relaypointtypes', id);
  const { row: known, isLooking } = useKnownRow('relaypointtypes', id, error);
  return (
    <RecordPage resource="relaypointtypes" id={id} fallbackRecord={{ known, isLooking, title: t('unread.title') }}>
      {(type) => (
        <>
          <ActionHeader
            record={type}
            resource="relaypointtypes"
            actions={relayPointTypeActions}
            picture={type.iconUrl === null ? undefined : platformImageUrl(type.iconUrl, { kind: 'icon' })}
            isIcon={type.iconUrl !== null}
          />
          <Sections>
            <Icons type={type} />
            <Points type={type} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}
