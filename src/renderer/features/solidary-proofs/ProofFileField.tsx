import { Button, Field, Spinner } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#renderer/features/solidary/solidary.module.css';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { SupportContact } from '#renderer/kit/ui/states/SupportContact.tsx';
import type { AppError } from '#shared/errors.ts';
import type { MissingFile } from './missing.ts';
import { type ProofPlace, useProofFile } from './useProofFile.ts';

interface ProofFileFieldProps {
  place: ProofPlace;
  missing: MissingFile;
  onSent?: (() => void) | undefined;
}

/**
 * Chooses the file of one proof, by the native dialog or dropped, and sends it (docs/screens/07-solidary-records.md
 * §5).
 */
export function ProofFileField({ place, missing: { label, isMandatory }, onSent }: ProofFileFieldProps) {
  const { t } = useTranslation('solidary');
  const format = useFormat();
  const { maxBytes } = useBootstrap().config.solidary.proofFile;
  const proof = useProofFile(place, onSent);
  const message = useMessage(proof);
  const { file, isSending } = proof;

  return (
    <Field
      label={isMandatory ? `${label} · ${t('proofs.upload.mandatory')}` : label}
      hint={t('proofs.upload.hint', { size: format.size(maxBytes), record: place.recordId })}
      validationState={message === null ? 'none' : 'error'}
      validationMessage={message ?? undefined}
    >
      {(control) => (
        <DropArea
          label={label}
          describedBy={control['aria-describedby']}
          className={styles.drop}
          isDisabled={isSending}
          onDrop={(dropped) => void proof.drop(dropped)}
        >
          <div className={flow.line}>
            <Button
              size="small"
              icon={<AttachRegular />}
              aria-label={t('proofs.upload.chooseFor', { label })}
              disabledFocusable={isSending}
              onClick={() => !isSending && void proof.choose()}
            >
              {t(file === null ? 'proofs.upload.choose' : 'proofs.upload.other')}
            </Button>
            <span className={flow.quiet}>{t('proofs.upload.drop')}</span>
            {file !== null && (
              <>
                <Button
                  size="small"
                  appearance="primary"
                  aria-label={t('proofs.upload.sendFor', { label })}
                  disabledFocusable={isSending}
                  onClick={() => !isSending && void proof.send()}
                >
                  {t('proofs.upload.send')}
                </Button>
                <Button
                  size="small"
                  appearance="subtle"
                  disabledFocusable={isSending}
                  onClick={() => !isSending && proof.giveUp()}
                >
                  {t('proofs.upload.giveUp')}
                </Button>
              </>
            )}
          </div>
          <div role="status">
            {file !== null && (
              <span>{t('proofs.upload.chosen', { name: file.name, size: format.size(file.size) })}</span>
            )}
            {isSending && <Spinner size="tiny" labelPosition="after" label={t('proofs.upload.sending')} />}
          </div>
        </DropArea>
      )}
    </Field>
  );
}

/** Kinds of refusals of the file itself that have texts of their own here. */
const refusals = ['tooLarge', 'unsupported', 'empty'] as const;

/** The error message of the file or its sending; null without an error. */
function useMessage({
  error,
  outcome,
}: {
  error: AppError | null;
  outcome: string | null;
}): string | ReactElement | null {
  const { t } = useTranslation('solidary');
  const format = useFormat();
  const { maxBytes } = useBootstrap().config.solidary.proofFile;
  if (outcome === 'alreadyThere') return t('proofs.upload.alreadyThere');
  if (outcome === 'notDone' || outcome === 'unknown') {
    return (
      <>
        {t(`proofs.upload.${outcome}`)}
        <SupportContact />
      </>
    );
  }
  if (error === null) return null;
  if (error.kind === 'invalid' && error.isTooLarge) {
    return t('proofs.upload.refusals.tooLarge', { size: format.size(maxBytes) });
  }
  const own = error.kind === 'file' ? refusals.find((reason) => reason === error.reason) : undefined;
  if (own !== undefined) return t(`proofs.upload.refusals.${own}`, { size: format.size(maxBytes) });
  return <ErrorLine error={error} isWrite hasDetail />;
}
