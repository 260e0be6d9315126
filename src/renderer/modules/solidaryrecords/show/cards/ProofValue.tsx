import { Button } from '@fluentui/react-components';
import { DocumentSearchRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { shownValue } from '#renderer/features/solidary-proofs/shown-value.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { fileText } from '#renderer/kit/ui/show/file-text.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { type AskedProof, placeOf } from './proofs.ts';

interface ProofValueProps {
  record: RecordItem;
  proof: AskedProof;
  structure: Structure | undefined;
  beneficiary: Beneficiary | undefined;
  onOpen: (file: SolidaryProofFile) => void;
}

/** The answer to one proof: a value, a file, or that it is missing. */
export function ProofValue({ record, proof, structure, beneficiary, onOpen }: ProofValueProps) {
  const { t } = useTranslation(['solidaryrecords', 'solidary', 'form']);
  const format = useFormat();
  const { answer, isFile, isMandatory, label } = proof;
  const value = answer === null ? null : shownValue(answer, structure);
  const file = answer?.file ?? null;
  if (answer !== null && file !== null) {
    const name = file.name ?? '';
    return (
      <span className={flow.line}>
        <span>{fileText(name || t('solidary:proofs.file'), file.size, format)}</span>
        <Button
          size="small"
          icon={<DocumentSearchRegular />}
          aria-label={t('solidary:proofs.openNamed', { label: label ?? name })}
          onClick={() => onOpen({ ...placeOf(answer, record, beneficiary), name })}
        >
          {t('solidary:proofs.open')}
        </Button>
        <span className={flow.faint}>{t('solidary:proofs.upload.fixed')}</span>
      </span>
    );
  }
  if (isFile || value === null || value === '') {
    return isMandatory ? <strong>{t('solidaryrecords:proofs.missing')}</strong> : t('solidaryrecords:proofs.none');
  }
  if (typeof value === 'boolean') return t(value ? 'form:yes' : 'form:no');
  return <>{value}</>;
}
