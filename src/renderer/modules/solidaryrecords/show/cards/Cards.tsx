import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { useBeneficiary } from '../../useBeneficiary.ts';
import styles from '../show.module.css';
import { DatesCard } from './DatesCard.tsx';
import { JourneyCard } from './JourneyCard.tsx';
import { NeedsCard } from './NeedsCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { ProofsCard } from './ProofsCard.tsx';

interface CardsProps {
  record: RecordItem;
  /** Whether the record can be edited now. */
  isEditable: boolean;
  /** Reads the record again. */
  onRead: () => void;
}

/**
 * The request on the page of a record: the journey, the needs, and the person (docs/screens/07-solidary-records.md §2).
 */
export function Cards({ record, isEditable, onRead }: CardsProps) {
  const structure = useRecordStructure(record.structureId).structure ?? undefined;
  const beneficiary = useBeneficiary(record);
  return (
    <div className={styles.cards}>
      <JourneyCard record={record} />
      <DatesCard record={record} />
      <NeedsCard record={record} structure={structure} />
      <PersonCard record={record} beneficiaryId={beneficiary?.id ?? null} isEditable={isEditable} />
      <ProofsCard record={record} structure={structure} beneficiary={beneficiary} onRead={onRead} />
    </div>
  );
}
