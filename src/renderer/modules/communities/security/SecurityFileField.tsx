import { Button, Field, mergeClasses, Spinner } from '@fluentui/react-components';
import { DocumentKeyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { DropArea } from '#renderer/kit/ui/drop/DropArea.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { CheckResult } from './CheckResult.tsx';
import styles from './security.module.css';
import type { LoginFile } from './useLoginFile.ts';

interface SecurityFileFieldProps {
  /** The file, from `useLoginFile`: its `ready` is what can be sent. */
  login: LoginFile;
  /** Why the form cannot be saved without one. */
  message?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** Chooses a login file, by the native dialog or dropped, and shows what its check found. Sends nothing. */
export function SecurityFileField({ login, message, isRequired = false, isDisabled = false }: SecurityFileFieldProps) {
  const { t } = useTranslation('communitySecurities');
  const format = useFormat();
  const { file, check, error, isChecking } = login;

  return (
    <Field
      className={styles.field}
      data-field="securityFile"
      data-label={t('field.label')}
      hint={t('field.hint')}
      validationMessage={error === null ? message : <ErrorLine error={error} hasDetail />}
    >
      {(control) => (
        <DropArea
          label={isRequired ? `${t('field.label')} *` : t('field.label')}
          describedBy={control['aria-describedby']}
          className={styles.drop}
          isDisabled={isDisabled}
          onDrop={(dropped) => void login.drop(dropped)}
        >
          <div className={mergeClasses(flow.row, flow.quietText)}>
            <Button
              icon={<DocumentKeyRegular />}
              disabledFocusable={isDisabled}
              onClick={() => !isDisabled && void login.choose()}
            >
              {t(file === null ? 'field.choose' : 'field.other')}
            </Button>
            <span>{t('field.drop')}</span>
            {file !== null && (
              <>
                <Button
                  disabledFocusable={isChecking || isDisabled}
                  onClick={() => !isChecking && !isDisabled && void login.again()}
                >
                  {t('field.again')}
                </Button>
                <Button
                  appearance="subtle"
                  disabledFocusable={isDisabled}
                  onClick={() => !isDisabled && login.giveUp()}
                >
                  {t('field.giveUp')}
                </Button>
              </>
            )}
          </div>
          <div role="status" className={styles.found}>
            {file !== null && <span>{t('field.chosen', { name: file.name, size: format.size(file.size) })}</span>}
            {isChecking && <Spinner size="tiny" labelPosition="after" label={t('field.checking')} />}
            {check !== null && <CheckResult check={check} />}
          </div>
        </DropArea>
      )}
    </Field>
  );
}
