import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PeoplePanel } from '#renderer/features/import/existing/PeoplePanel.tsx';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import type { NamedColumns } from '#renderer/features/import/values/choices.ts';
import { MissingRightBar } from '#renderer/kit/form/MissingRightBar.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { addressOf } from '#shared/routes.ts';

/**
 * Names of communities are asked about once for a file; the platform takes their ids (docs/platform/a-auth-users.md
 * §9).
 */
const named: NamedColumns = { communityId: 'communities' };

const right = 'user_create';

/**
 * `/users/import`. The page also opens without the right: the platform decides (docs/screens/02-users-hitchhikers.md
 * §8).
 */
export function UsersImportPage() {
  const { t } = useTranslation('import');
  const navigate = useNavigate();
  return (
    <div className={flow.stackL}>
      <MissingRightBar right={right} text={t('rightMissing', { right })} />
      <ImportWizard
        kind="users"
        named={named}
        renderChecked={(report, leavingOut) => (
          <PeoplePanel
            key={report.checkId}
            {...{ report, leavingOut }}
            recordPath={(id) => addressOf('users_show', { id })}
          />
        )}
        recordPath={(id) => addressOf('users_show', { id })}
        onShowList={() => void navigate({ to: '/users' })}
      />
    </div>
  );
}
