import { Button } from '@fluentui/react-components';
import { DocumentSearchRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#renderer/features/solidary/solidary.module.css';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { fileText } from '#renderer/kit/ui/show/file-text.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import type { SolidaryRole } from '#shared/resources/solidary/role.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { ProofFileDialog } from './ProofFileDialog.tsx';
import { shownValue } from './shown-value.ts';

/** A proof with its place among all proofs of the person, by which its file is found. */
export interface PlacedProof {
  proof: PersonProof;
  position: number;
}

/** Gives each proof its place; to be done before they are grouped or left out. */
export const withPlaces = (proofs: readonly PersonProof[]): PlacedProof[] =>
  proofs.map((proof, position) => ({ proof, position }));

interface ProofListProps {
  asRole: SolidaryRole;
  person: { id: SolidaryUserId; givenName: string | null; familyName: string | null };
  proofs: readonly PlacedProof[];
  /** The structure that asked for them, once it is read: names the options that were chosen. */
  structure?: Structure | undefined;
  /** A note on which proofs these are. */
  note?: string | undefined;
}

/** Answers of a person to the proofs of a structure: values, and files that open in the viewer. */
export function ProofList({ asRole: role, person, proofs, structure, note }: ProofListProps) {
  const { t } = useTranslation(['solidary', 'form']);
  const format = useFormat();
  const [open, setOpen] = useState<SolidaryProofFile | null>(null);
  const shown = ({ proof, position }: PlacedProof) => {
    const { kind, file, label } = proof;
    const value = shownValue(proof, structure);
    if (file !== null) {
      const name = file.name ?? '';
      return (
        <span className={flow.line}>
          <span>{fileText(name || t('solidary:proofs.file'), file.size, format)}</span>
          <Button
            size="small"
            icon={<DocumentSearchRegular />}
            aria-label={t('solidary:proofs.openNamed', { label: label ?? name })}
            onClick={() => setOpen({ role, id: person.id, position, name })}
          >
            {t('solidary:proofs.open')}
          </Button>
        </span>
      );
    }
    if (kind === 'file') return t('solidary:proofs.missing');
    if (typeof value === 'boolean') return t(value ? 'form:yes' : 'form:no');
    return value;
  };
  return (
    <>
      {note !== undefined && <p className={styles.before}>{note}</p>}
      {proofs.length === 0 && <p className={flow.quiet}>{t('solidary:proofs.empty')}</p>}
      <FieldRows>
        {proofs.map((placed) => (
          <FieldRow key={placed.position} label={placed.proof.label ?? t('solidary:proofs.unnamed')}>
            {shown(placed)}
          </FieldRow>
        ))}
      </FieldRows>
      {open !== null && <ProofFileDialog file={open} name={personNameOf(person)} onClose={() => setOpen(null)} />}
    </>
  );
}
