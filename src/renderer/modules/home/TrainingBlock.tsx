import { Button } from '@fluentui/react-components';
import { ArrowResetRegular, HatGraduationRegular } from '@fluentui/react-icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import styles from './Home.module.css';

const ResetDialog = lazily(async () => (await import('./ResetDialog.tsx')).ResetDialog);

/** Explains the training platform, lists its accounts, and offers to reset it. */
export function TrainingBlock({ accounts }: { accounts: readonly TrainingAccount[] }) {
  const { t } = useTranslation(['home', 'session']);
  return (
    <section className={styles.training} aria-labelledby="training-block">
      <h2 id="training-block" className={styles.heading}>
        <HatGraduationRegular aria-hidden="true" /> {t('home:training.title')}
      </h2>
      <p className={styles.text}>{t('home:training.text')}</p>
      <details>
        <summary>{t('home:training.accounts')}</summary>
        <dl className={styles.accounts}>
          {accounts.map(({ key, identifier }) => (
            <div key={key}>
              <dt>
                {t(`session:training.accounts.${key}.name`)} <code>{identifier}</code>
              </dt>
              <dd>{t(`session:training.accounts.${key}.rights`)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <ResetButton />
    </section>
  );
}

function ResetButton() {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ArrowResetRegular />} onClick={() => setOpen(true)}>
        {t('training.reset')}
      </Button>
      {isOpen && (
        <Suspense>
          <ResetDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
