import { Button } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../useCopy.ts';
import styles from './states.module.css';

/** Details for the support, collapsed, with a copy button. */
export function ErrorDetails({ text }: { text: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  return (
    <details className={styles.details}>
      <summary>{t('states.details')}</summary>
      <pre>{text}</pre>
      <Button size="small" icon={<CopyRegular />} onClick={() => copy(text)}>
        {t('states.copy')}
      </Button>
    </details>
  );
}
