import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  ProgressBar,
  Tooltip,
} from '@fluentui/react-components';
import { ArrowSyncRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanBeginRecord } from '#renderer/features/solidary/local/current-structure.ts';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { RecordStatusLabel } from '#renderer/features/solidary/records/RecordStatusLabel.tsx';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { lifeStatuses, stopOf } from '#shared/resources/solidaryrecords/status.ts';
import { addressOf } from '#shared/routes.ts';
import { withName } from '../title.ts';
import type { RecordFacts } from './facts.ts';
import type { OfferId, Offers } from './offers.ts';
import styles from './show.module.css';

const CallSheetDialog = lazily(async () => (await import('./sheet/CallSheet.tsx')).CallSheetDialog);

interface RecordTopProps {
  id: number;
  facts: RecordFacts;
  /** Null where only its row is known: there is nothing to print. */
  record: RecordItem | null;
  offers: Offers;
  /** Number of the record that replaced this one, for the button that opens it. */
  replacedBy: number | null;
  isBusy: boolean;
  isReading: boolean;
  onOffer: (offer: OfferId) => void;
  onRead: () => void;
  /** Further entries of the menu. */
  more?: ReactNode;
}

/** The sticky header of a record (docs/screens/07-solidary-records.md §2). */
export function RecordTop(props: RecordTopProps) {
  const { id, facts, record, offers, replacedBy, isBusy, isReading, onOffer, onRead, more } = props;
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const [isPrinting, setPrinting] = useState(false);
  const { main, menu } = offers;
  const labelOf = (offer: OfferId) => t(`offers.${offer}`, { id: replacedBy ?? 0 });
  return (
    <header className={styles.top}>
      <div className={styles.topLine}>
        <p className={styles.title}>{withName(t('show.title', { id }), facts)}</p>
        <div className={styles.topActions}>
          {main !== null && (
            <Button
              appearance="primary"
              disabledFocusable={isBusy || (main === 'openNewer' && replacedBy === null)}
              onClick={() => !isBusy && onOffer(main)}
            >
              {labelOf(main)}
            </Button>
          )}
          <Tooltip relationship="description" content={t('show.refreshTip')}>
            <Button icon={<ArrowSyncRegular />} disabledFocusable={isReading} onClick={() => !isReading && onRead()}>
              {t(isReading ? 'show.reading' : 'show.refresh')}
            </Button>
          </Tooltip>
          <Menu>
            <MenuTrigger disableButtonEnhancement>
              <Button icon={<MoreHorizontalRegular />} aria-label={t('show.more')} title={t('show.more')} />
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {menu.map(({ id: offer, disabledReason }) => (
                  <MenuItem
                    key={offer}
                    disabled={disabledReason !== null || isBusy}
                    subText={disabledReason === null ? undefined : t(`disabledReasons.${disabledReason}`)}
                    onClick={() => onOffer(offer)}
                  >
                    {labelOf(offer)}
                  </MenuItem>
                ))}
                <MoreItems facts={facts} onPrint={record === null ? undefined : () => setPrinting(true)} />
                {more}
              </MenuList>
            </MenuPopover>
          </Menu>
        </div>
      </div>
      <div className={styles.topLine}>
        <p className={styles.topFacts}>
          <RecordStatusLabel status={facts.status} translate={translate} />
          {facts.telephone && <TelephoneLine telephone={facts.telephone} />}
        </p>
        <ProgressStops progression={facts.progression} />
      </div>
      {isPrinting && record !== null && (
        <Suspense>
          <CallSheetDialog record={record} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </header>
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

/** The progress of a record, in percent, with the steps of its statuses (docs/screens/07-solidary-records.md §2). */
function ProgressStops({ progression }: { progression: number }) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const { share } = useFormat();
  const percent = share(progression / 100);
  return (
    <div className={styles.progress}>
      <ProgressBar
        aria-label={t('fields.progression')}
        aria-valuetext={percent}
        value={progression}
        max={100}
        thickness="large"
      />
      <ol className={styles.stops} aria-hidden>
        {lifeStatuses.slice(1).map((status) => (
          <li key={status} data-reached={progression >= stopOf[status] || undefined}>
            {translate(recordStatusLabel(status))} <span>{share(stopOf[status] / 100)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
