import { useState } from 'react';
import { DecisionBar } from '#renderer/features/solidary/structures/DecisionBar.tsx';
import { linkOf } from '#renderer/features/solidary/structures/links.ts';
import { RefuseDialog } from '#renderer/features/solidary/structures/RefuseDialog.tsx';
import { StructureRow } from '#renderer/features/solidary/structures/StructureRow.tsx';
import { useDecisions } from '#renderer/features/solidary/structures/useDecisions.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { personNameOf } from '#shared/full-name.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import styles from '../show.module.css';

interface ValidationProps {
  record: RecordItem;
  beneficiary: Beneficiary | undefined;
}

/**
 * Whether the person is accepted in the structure of the record, and accepting or refusing them by the rules of
 * docs/screens/08-solidary-people.md §3. The status is that of the person's own item where it is read, since deciding
 * does not read the record again.
 */
export function Validation({ record, beneficiary }: ValidationProps) {
  const can = useCan();
  const decisions = useDecisions();
  const [isRefusing, setRefusing] = useState(false);
  const { structureId, structureName, proofs, userId } = record;
  const own = beneficiary?.structures.find((one) => one.structureId === structureId);
  const ofProof = proofs.find((one) => one.structureId === structureId);
  const status = own === undefined ? ofProof?.status : own.status;
  if (status === undefined) return null;
  const name = structureName ?? `#${structureId}`;
  const link = linkOf({ structures: beneficiary?.structures ?? [], proofs }, structureId);
  const send = (accept: boolean) => {
    if (link === undefined || beneficiary === undefined) return;
    void decisions.send(structureId, { role: 'beneficiary', id: beneficiary.id, userStructureId: link, accept });
  };
  return (
    <div className={styles.validation}>
      <ul className={flow.plain}>
        <StructureRow
          structure={{ structureId, name, status }}
          canDecide={can('solidary_beneficiary_update') && beneficiary !== undefined}
          isKnown={link !== undefined}
          pending={decisions.pending === null ? 'none' : 'this'}
          isLong={false}
          onAccept={() => send(true)}
          onRefuse={() => setRefusing(true)}
        />
      </ul>
      <DecisionBar end={decisions.last} userId={userId} />
      {isRefusing && beneficiary !== undefined && (
        <RefuseDialog
          asRole="beneficiary"
          name={personNameOf(beneficiary)}
          structure={name}
          hasBothRoles={false}
          onConfirm={() => {
            setRefusing(false);
            send(false);
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
