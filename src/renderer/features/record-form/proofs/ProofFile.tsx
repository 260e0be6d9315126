import { Button, Field } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import styles from '#renderer/features/solidary/solidary.module.css';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { fileText } from '#renderer/kit/ui/show/file-text.ts';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { Proof } from '#shared/resources/solidarystructures/proof.ts';
import type { ChosenFiles } from './useChosenFiles.ts';

interface ProofFileProps {
  /** Path of the answer in the form. */
  path: string;
  proof: Proof;
  /** The file that the platform holds, which it cannot replace. */
  stored: PersonProof['file'];
  files: ChosenFiles;
  onLeave: () => void;
  error: string | undefined;
}

/** Chooses the file of a proof, which is sent once the record is saved (docs/screens/07-solidary-records.md §5.2). */
export function ProofFile({ path, proof, stored, files, onLeave, error }: ProofFileProps) {
  const { t } = useTranslation(['recordForm', 'solidary']);
  const format = useFormat();
  const { maxBytes } = useBootstrap().config.solidary.proofFile;
  const file = files.files.get(proof.id);
  const failure = files.errors.get(proof.id);
  const message = failure === undefined ? error : <ErrorLine error={failure} />;
  if (stored !== null) {
    return (
      <div data-field={path} data-label={proof.label}>
        <Field label={proof.label} hint={t('recordForm:proofs.cannotReplace')}>
          <span>{fileText(stored.name, stored.size, format)}</span>
        </Field>
      </div>
    );
  }
  return (
    <div data-field={path} data-label={proof.label}>
      <Field
        label={proof.label}
        required={proof.isMandatory}
        hint={t('recordForm:proofs.fileHint', { size: format.size(maxBytes) })}
        {...(message !== undefined && { validationMessage: message })}
      >
        {(control) => (
          <DropArea
            label={proof.label}
            describedBy={control['aria-describedby']}
            className={styles.drop}
            onDrop={(dropped) => void files.drop(proof.id, dropped)}
          >
            <div className={flow.line}>
              <Button
                size="small"
                icon={<AttachRegular />}
                aria-label={t('solidary:proofs.upload.chooseFor', { label: proof.label })}
                onClick={() => void files.choose(proof.id)}
                onBlur={onLeave}
              >
                {t(file === undefined ? 'solidary:proofs.upload.choose' : 'solidary:proofs.upload.other')}
              </Button>
              <span className={flow.quiet}>{t('solidary:proofs.upload.drop')}</span>
              {file !== undefined && (
                <Button
                  size="small"
                  appearance="subtle"
                  aria-label={t('recordForm:proofs.giveUpFor', { label: proof.label })}
                  onClick={() => files.giveUp(proof.id)}
                >
                  {t('solidary:proofs.upload.giveUp')}
                </Button>
              )}
            </div>
            <div role="status">
              {file !== undefined &&
                t('solidary:proofs.upload.chosen', { name: file.name, size: format.size(file.size) })}
            </div>
          </DropArea>
        )}
      </Field>
    </div>
  );
}
