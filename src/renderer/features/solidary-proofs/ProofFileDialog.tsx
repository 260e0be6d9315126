import { useTranslation } from 'react-i18next';
import { DocumentDialog } from '#renderer/features/documents/DocumentDialog.tsx';
import { documentQuery } from '#renderer/features/documents/files.ts';
import { LoadedDocument } from '#renderer/features/documents/LoadedDocument.tsx';
import { useForgetDocuments } from '#renderer/features/documents/useForgetFiles.ts';
import { solidaryProofAddress } from '#shared/resources/solidary/proof-address.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';

/** First part of the keys of the files that are held in memory. */
const root = 'solidary-proof-files';

interface ProofFileDialogProps {
  file: SolidaryProofFile;
  /** Name of the person. */
  name: string;
  onClose: () => void;
}

/** The file of a proof over the whole window; it is dropped from memory when the dialog closes. */
export function ProofFileDialog({ file, name, onClose }: ProofFileDialogProps) {
  const { t } = useTranslation('solidary');
  useForgetDocuments(root, 'solidary.forgetProofFiles');
  return (
    <DocumentDialog title={t('proofs.document', { name })} onClose={onClose}>
      <LoadedDocument
        query={documentQuery([root, file], solidaryProofAddress(file))}
        label={t('proofs.documentNamed', { name, file: file.name })}
        textsOf={(problem) => {
          // Files of a record are known from its last reading alone.
          const reason = problem === 'gone' && file.role === 'record' ? 'unknown' : problem;
          return { title: t(`proofs.problems.${reason}.title`), text: t(`proofs.problems.${reason}.text`) };
        }}
        shouldTakeFocus
      />
    </DocumentDialog>
  );
}
