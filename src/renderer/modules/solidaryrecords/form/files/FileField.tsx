import { Button, Field } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { sentences, useErrorText } from '#renderer/kit/ui/errors/useErrorText.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from './files.module.css';
import type { ChosenFiles } from './useChosenFiles.ts';

interface FileFieldProps {
  /** Id of the structure's proof. */
  proof: number;
  label: string;
  isRequired: boolean;
  files: ChosenFiles;
  /** What is wrong with the answer, in words. */
  error?: string | undefined;
}

/** Chooses the file of a proof, by the native dialog or dropped; it is sent once the record exists. */
export function FileField({ proof, label, isRequired, files, error }: FileFieldProps) {
  const { t } = useTranslation('recordcreate');
  const format = useFormat();
  const errorText = useErrorText();
  const { maxBytes } = useBootstrap().config.solidary.proofFile;
  const chosen = files.files.get(proof);
  const refused = files.errors.get(proof);
  const words = refused === undefined ? null : errorText(refused);
  const message = words === null ? error : sentences(words.title, words.detail);
  return (
    <Field
      data-field={`proof.${proof}`}
      data-label={label}
      label={label}
      required={isRequired}
      hint={t('uploads.hint', { size: format.size(maxBytes) })}
      validationState={message === undefined ? 'none' : 'error'}
      validationMessage={message}
    >
      {(control) => (
        <DropArea
          label={label}
          describedBy={control['aria-describedby']}
          className={styles.drop}
          isDisabled={false}
          onDrop={(file) => void files.drop(proof, file)}
        >
          <div className={styles.row}>
            <Button
              size="small"
              icon={<AttachRegular />}
              aria-label={t('uploads.chooseFor', { label })}
              onClick={() => void files.choose(proof)}
            >
              {t(chosen === undefined ? 'uploads.choose' : 'uploads.other')}
            </Button>
            <span className={styles.note}>{t('uploads.drop')}</span>
            {chosen !== undefined && (
              <Button
                size="small"
                appearance="subtle"
                aria-label={t('uploads.removeFor', { label })}
                onClick={() => files.remove(proof)}
              >
                {t('uploads.remove')}
              </Button>
            )}
          </div>
          <div role="status">
            {chosen !== undefined && t('uploads.chosen', { name: chosen.name, size: format.size(chosen.size) })}
          </div>
        </DropArea>
      )}
    </Field>
  );
}
