import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Tooltip } from '@fluentui/react-components';
import { ArrowSyncRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TelephoneLine } from '#renderer/features/solidary/phone/TelephoneLine.tsx';
import { RecordStatusLabel } from '#renderer/features/solidary/records/RecordStatusLabel.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { withName } from '../title.ts';
import type { RecordFacts } from './facts.ts';
import { MoreItems } from './MoreItems.tsx';
import type { OfferId, Offers } from './offers.ts';
import { ProgressStops } from './ProgressStops.tsx';
import styles from './show.module.css';

const CallSheetDialog = lazily(async () => (await import('./sheet/CallSheetDialog.tsx')).CallSheetDialog);

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

/** The header of a record, which stays in sight (docs/screens/07-solidary-records.md §2). */
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
                {menu.map(({ id: offer, withheld }) => (
                  <MenuItem
                    key={offer}
                    disabled={withheld !== null || isBusy}
                    subText={withheld === null ? undefined : t(`withheld.${withheld}`)}
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
