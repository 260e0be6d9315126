import { useTranslation } from 'react-i18next';
import styles from '#renderer/features/solidary/solidary.module.css';
import { useCan } from '#renderer/kit/data/session.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import kit from '#renderer/kit/ui/show/show.module.css';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import type { MissingFile } from './missing.ts';
import { ProofFileField } from './ProofFileField.tsx';

interface MissingFilesProps {
  id: SolidaryUserId;
  /** A record of the person in the structure of the proofs. */
  recordId: number;
  missing: readonly MissingFile[];
  /** Called once a file is there, where more than the beneficiary shows it. */
  onSent?: () => void;
}

/** The files that a structure asks for and a beneficiary has not given, each to be sent; nothing without the right. */
export function MissingFiles({ id, recordId, missing, onSent }: MissingFilesProps) {
  const { t } = useTranslation('solidary');
  const can = useCan();
  if (missing.length === 0 || !can('proof_create')) return null;
  return (
    <>
      <h3 className={kit.subtitle}>{t('proofs.upload.title')}</h3>
      <div className={`${flow.stackM} ${styles.entries}`}>
        {missing.map((file) => (
          <ProofFileField
            key={file.structureProofId}
            place={{ id, recordId, structureProofId: file.structureProofId }}
            missing={file}
            onSent={onSent}
          />
        ))}
      </div>
    </>
  );
}
