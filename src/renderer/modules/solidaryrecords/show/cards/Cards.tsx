import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { useBeneficiary } from '../../useBeneficiary.ts';
import styles from '../show.module.css';
import { JourneyCard } from './JourneyCard.tsx';
import { OriginCard } from './OriginCard.tsx';
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
 * What the band above does not say of a request: needs and proofs, whole addresses, the person, and where the record
 * comes from (docs/screens/07-solidary-records.md §2).
 */
export function Cards({ record, isEditable, onRead }: CardsProps) {
  const structure = useRecordStructure(record.structureId).structure ?? undefined;
  const beneficiary = useBeneficiary(record);
  return (
    <div className={`${flow.stackM} ${styles.cards}`}>
      <ProofsCard record={record} structure={structure} beneficiary={beneficiary} onRead={onRead} />
      <JourneyCard record={record} />
      <PersonCard record={record} isEditable={isEditable} />
      <OriginCard record={record} />
    </div>
  );
}
