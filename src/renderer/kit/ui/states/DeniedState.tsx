import { LockClosedRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { StateLayout } from './StateLayout.tsx';
import { HomeLink } from './StateLinks.tsx';
import { SupportContact } from './SupportContact.tsx';

/**
 * Access is denied (state DN); `right` names the required permission, when it is known, `text` says more than that.
 */
export function DeniedState({ right, text }: { right?: string; text?: string }) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <StateLayout
      role="alert"
      icon={<LockClosedRegular />}
      title={t('errors:denied.title')}
      text={
        <>
          <p>{t('states.deniedText')}</p>
          {text !== undefined && <p>{text}</p>}
          {right !== undefined && <p>{t('errors:denied.right', { right })}</p>}
        </>
      }
      actions={<HomeLink />}
    >
      <SupportContact />
    </StateLayout>
  );
}
