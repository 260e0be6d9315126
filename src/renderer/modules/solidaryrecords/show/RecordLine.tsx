import { Avatar, Badge, Button, MenuDivider, MenuItem, Tooltip } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CalendarLtrRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { useNeighbours } from '#renderer/kit/list/preview/useNeighbours.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { PageActions, PagePicture, PageStatus, ScreenLine } from '#renderer/kit/ui/page/PageSlot.tsx';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { addressOf } from '#shared/routes.ts';
import type { RecordFacts } from './facts.ts';
import type { Offer, OfferId, Offers } from './offers.ts';
import styles from './show.module.css';
import { useDueText } from './useDueText.ts';

const CallSheetDialog = lazily(async () => (await import('./sheet/CallSheet.tsx')).CallSheetDialog);

interface RecordLineProps {
  id: number;
  facts: RecordFacts;
  /** Null where only its row is known: there is nothing to print. */
  record: RecordItem | null;
  offers: Offers;
  isBusy: boolean;
  isReading: boolean;
  onOffer: (offer: OfferId) => void;
  onRead: () => void;
  /** Further entries of the menu. */
  more?: ReactNode;
}

/**
 * What the layout shows of a record: picture, number and when it is beside the name, and on the screen's own line the
 * telephone and the actions that are no step of its life (docs/screens/07-solidary-records.md §2).
 */
export function RecordLine(props: RecordLineProps) {
  const { id, facts, record, offers, isBusy, isReading, onOffer, onRead, more } = props;
  const { t } = useTranslation('solidaryrecords');
  const [isPrinting, setPrinting] = useState(false);
  const edit = offers.menu.find((offer) => offer.id === 'edit');
  return (
    <>
      <PagePicture>
        <Avatar
          aria-hidden
          size={32}
          name={fullNameOf(facts)}
          {...(record !== null &&
            record.avatar !== null && { image: { src: platformImageUrl(record.avatar, { kind: 'avatar' }), alt: '' } })}
        />
      </PagePicture>
      <PageStatus>
        <span className={styles.number}>{t('show.label', { id })}</span>
        <Due record={record} facts={facts} />
      </PageStatus>
      <ScreenLine>
        <Position id={id} />
      </ScreenLine>
      <PageActions>
        {facts.telephone && <TelephoneLine telephone={facts.telephone} />}
        <Tooltip relationship="description" content={t('show.refreshTip')}>
          <Button
            appearance="subtle"
            icon={<ArrowClockwiseRegular />}
            aria-label={t(isReading ? 'show.reading' : 'show.refresh')}
            disabledFocusable={isReading}
            onClick={() => !isReading && onRead()}
          />
        </Tooltip>
        {edit !== undefined && <EditButton offer={edit} isBusy={isBusy} onClick={() => onOffer('edit')} />}
        <MoreMenu label={t('show.more')}>
          {offers.menu
            .filter((offer) => offer !== edit)
            .map(({ id: offer, disabledReason }) => (
              <MenuItem
                key={offer}
                disabled={disabledReason !== null || isBusy}
                subText={disabledReason === null ? undefined : t(`disabledReasons.${disabledReason}`)}
                onClick={() => onOffer(offer)}
              >
                {t(`offers.${offer}`, { id: 0 })}
              </MenuItem>
            ))}
          <MoreItems facts={facts} onPrint={record === null ? undefined : () => setPrinting(true)} />
          {more}
        </MoreMenu>
      </PageActions>
      {isPrinting && record !== null && (
        <Suspense>
          <CallSheetDialog record={record} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

/** When the journey is, as a badge: in how many days, or that its day is past. Nothing once the record is closed. */
function Due({ record, facts }: { record: RecordItem | null; facts: RecordFacts }) {
  const due = useDueText()(record ?? facts, record?.toDate ?? null);
  if (due === null) return null;
  return (
    <Badge
      className={styles.due}
      appearance="tint"
      color={due.isPast ? 'warning' : 'informative'}
      icon={<CalendarLtrRegular />}
    >
      {due.text}
    </Badge>
  );
}

/**
 * The position in the list that the record was opened from. There are no links to its neighbours: reading a record has
 * effects (docs/screens/07-solidary-records.md §0).
 */
function Position({ id }: { id: number }) {
  const { t } = useTranslation('list');
  const format = useFormat();
  const neighbours = useNeighbours('solidaryrecords', id, (other) => addressOf('solidaryrecords_show', { id: other }));
  if (neighbours === null) return null;
  const { place, total } = neighbours;
  return (
    <span className={flow.faint}>
      {t('neighbours.position', { place: format.number(place), total: format.number(total) })}
    </span>
  );
}

interface EditButtonProps {
  offer: Offer;
  isBusy: boolean;
  onClick: () => void;
}

/** The button that edits the record, with the reason where it cannot be edited. */
function EditButton({ offer: { disabledReason }, isBusy, onClick }: EditButtonProps) {
  const { t } = useTranslation('solidaryrecords');
  const isDisabled = disabledReason !== null || isBusy;
  const button = (
    <Button icon={<EditRegular />} disabledFocusable={isDisabled} onClick={() => !isDisabled && onClick()}>
      {t('offers.edit')}
    </Button>
  );
  if (disabledReason === null) return button;
  return (
    <Tooltip relationship="description" content={t(`disabledReasons.${disabledReason}`)}>
      {button}
    </Tooltip>
  );
}

interface MoreItemsProps {
  facts: RecordFacts;
  /** Absent where only the row of the record is known: there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** Entries of the menu of a record that do not change it. */
function MoreItems({ facts: { userId }, onPrint }: MoreItemsProps) {
  const { t } = useTranslation('solidaryrecords');
  const { open } = useNavigation();
  const canCreate = useCanBeginRecord() && userId !== null;
  if (!canCreate && onPrint === undefined) return null;
  return (
    <>
      <MenuDivider />
      {canCreate && (
        <MenuItem onClick={() => void open(`${addressOf('solidaryrecords_create')}?user=${userId}`)}>
          {t('actions.createFor')}
        </MenuItem>
      )}
      {onPrint !== undefined && <MenuItem onClick={onPrint}>{t('sheet.open')}</MenuItem>}
    </>
  );
}
