import { Button } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import criteria from '../../../../docs/accessibility/criteria-1-8.fr.md?raw';
import furtherCriteria from '../../../../docs/accessibility/criteria-9-13.fr.md?raw';
import statement from '../../../../docs/accessibility.fr.md?raw';
import { Statement } from './statement/Statement.tsx';
import styles from './statement/statement.module.css';

/**
 * The declaration of accessibility, as the documentation has it: French law asks for it in French, and in the English
 * interface a sentence says so.
 */
export function AccessibilityDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['shell', 'common']);
  return (
    <DialogFrame
      title={t('accessibility.title')}
      size="large"
      onDismiss={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      {i18n.language !== 'fr' && <p>{t('accessibility.french')}</p>}
      <article lang="fr" className={styles.page}>
        {[statement, criteria, furtherCriteria].map((page) => (
          <Statement key={page} page={page} />
        ))}
      </article>
    </DialogFrame>
  );
}
