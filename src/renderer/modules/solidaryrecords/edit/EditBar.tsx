import { Button } from '@fluentui/react-components';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import styles from '#renderer/kit/form/form.module.css';
import { usePageFooter } from '#renderer/kit/ui/page/edges.ts';

interface EditBarProps {
  isRunning: boolean;
  /** There is nothing to save, or the record has to be read first. */
  isBlocked: boolean;
  isReplacement: boolean;
  status: string;
  onCancel: () => void;
}

/** The actions of an edition, always in sight. A save leads to the record's page, so that there is one. */
export function EditBar({ isRunning, isBlocked, isReplacement, status, onCancel }: EditBarProps) {
  const { t } = useTranslation(['recordedit', 'form']);
  const isMac = useBootstrap().platform === 'mac';
  const bar = useRef<HTMLDivElement>(null);
  usePageFooter(bar);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields, these are actions.
    <div ref={bar} className={styles.saveBar} role="group" aria-label={t('form:actions')}>
      <span className={styles.state} role="status">
        {isRunning ? t('form:state.saving') : status}
      </span>
      <Button disabledFocusable={isRunning} aria-keyshortcuts="Escape" onClick={() => !isRunning && onCancel()}>
        {t('form:cancel')}
      </Button>
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={isRunning || isBlocked}
        aria-keyshortcuts={isMac ? 'Meta+S' : 'Control+S'}
        title={isMac ? '⌘S' : 'Ctrl+S'}
      >
        {t(isReplacement ? 'recordedit:saveReplacing' : 'form:save')}
      </Button>
    </div>
  );
}
