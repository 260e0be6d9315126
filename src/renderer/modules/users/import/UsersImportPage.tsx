import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ImportWizard } from '#renderer/kit/import/ImportWizard.tsx';
import { useCan } from '#renderer/kit/session.ts';
import styles from './UsersImportPage.module.css';

/** `/users/import`. The page opens without the right too: the platform has the last word (screens 02 §8). */
export function UsersImportPage() {
  const { t } = useTranslation('import');
  const can = useCan();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      {!can('user_create') && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('rightMissing', { right: 'user_create' })}</MessageBarBody>
        </MessageBar>
      )}
      <ImportWizard type="users" onShowList={() => void navigate({ to: '/users' })} />
    </div>
  );
}
