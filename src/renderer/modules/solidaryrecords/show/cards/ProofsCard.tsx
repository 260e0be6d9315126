import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilesToResend } from '#renderer/features/record-form/files/FilesToResend.tsx';
import { MissingFiles } from '#renderer/features/solidary-proofs/MissingFiles.tsx';
import { ProofFileDialog } from '#renderer/features/solidary-proofs/ProofFileDialog.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { shownNeeds } from './needs.ts';
import { ProofValue } from './ProofValue.tsx';
import { requiredProofs } from './proofs.ts';
import { Validation } from './Validation.tsx';

/** Id of the card, to which the band leads. */
export const PROOFS = 'record-proofs';

interface ProofsCardProps {
  record: RecordItem;
  /** Undefined if not read: the proofs are then shown as received. */
  structure: Structure | undefined;
  /** Undefined where they are not known: the person cannot be decided on, and files open from the record alone. */
  beneficiary: Beneficiary | undefined;
  /** Called once a file was sent: the answer of the platform does not hold it. */
  onRead: () => void;
}

/**
 * The needs, and the proofs that the structure requires with their answers, files that open in the viewer, and the person's
 * validation.
 */
export function ProofsCard({ record, structure, beneficiary, onRead }: ProofsCardProps) {
  const { t } = useTranslation(['solidaryrecords', 'solidary']);
  const [open, setOpen] = useState<SolidaryProofFile | null>(null);
  const proofs = requiredProofs(record.proofs, structure);
  const missing = proofs.flatMap(({ structureProofId, label, isMandatory, isFile, answer }) =>
    structure !== undefined && isFile && structureProofId !== null && !answer?.file
      ? [{ structureProofId, label: label ?? '', isMandatory }]
      : [],
  );
  const present = new Set(
    record.proofs.flatMap(({ structureProofId, file }) =>
      file === null || structureProofId === null ? [] : [structureProofId],
    ),
  );
  return (
    <Section id={PROOFS} title={t('solidaryrecords:cards.proofs')}>
      <Needs record={record} structure={structure} />
      <Validation record={record} beneficiary={beneficiary} />
      {proofs.length === 0 && <p className={flow.faint}>{t('solidary:proofs.empty')}</p>}
      <FieldRows>
        {proofs.map((proof, index) => (
          <FieldRow key={proof.structureProofId ?? `+${index}`} label={proof.label ?? t('solidary:proofs.unnamed')}>
            <ProofValue {...{ record, proof, structure, beneficiary }} onOpen={setOpen} />
          </FieldRow>
        ))}
      </FieldRows>
      <FilesToResend recordId={record.id} present={present} onSent={onRead} />
      {beneficiary !== undefined && (
        <MissingFiles id={beneficiary.id} recordId={record.id} missing={missing} onSent={onRead} />
      )}
      {open !== null && <ProofFileDialog file={open} name={personNameOf(record)} onClose={() => setOpen(null)} />}
    </Section>
  );
}

/** The needs of a record; one that the structure does not offer was written for it. */
function Needs({ record: { needs }, structure }: Pick<ProofsCardProps, 'record' | 'structure'>) {
  const { t } = useTranslation('solidaryrecords');
  if (needs.length === 0) return null;
  return (
    <FieldRows>
      <FieldRow label={t('fields.needs')}>
        <ul className={flow.plain}>
          {shownNeeds(needs, structure?.needs).map(({ id, label, isOwn }) => (
            <li key={id}>
              {label} {isOwn && <span className={flow.faint}>({t('values.ownNeed')})</span>}
            </li>
          ))}
        </ul>
      </FieldRow>
    </FieldRows>
  );
}
