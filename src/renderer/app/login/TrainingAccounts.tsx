import { CompoundButton } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import styles from './Login.module.css';
import type { SignIn } from './useSignIn.ts';

/** One button per account of the training platform, with a description of its permissions. */
export function TrainingAccounts({ accounts, signIn }: { accounts: readonly TrainingAccount[]; signIn: SignIn }) {
  const { t } = useTranslation('session');
  return (
    <section className={styles.training} aria-labelledby="training-title">
      <h2 id="training-title" className={styles.subtitle}>
        {t('training.title')}
      </h2>
      <p className={styles.note}>{t('training.text')}</p>
      <ul className={styles.accounts}>
        {accounts.map(({ key }) => (
          <li key={key}>
            <CompoundButton
              className={styles.account}
              // It keeps the focus after a refusal.
              disabledFocusable={signIn.isBusy}
              secondaryContent={t(`training.accounts.${key}.rights`)}
              onClick={() => void signIn.withTraining(key)}
            >
              {t(`training.accounts.${key}.name`)}
            </CompoundButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
