import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PeoplePanel } from '#renderer/features/import/existing/PeoplePanel.tsx';
import { ImportWizard } from '#renderer/features/import/ImportWizard.tsx';
import { useCan } from '#renderer/kit/data/session.ts';
import type { AddressPageProps } from '#renderer/kit/resource/ListPage.tsx';
import { DeniedState } from '#renderer/kit/ui/states/DeniedState.tsx';
import { addressOf } from '#shared/routes.ts';
import { useAddingRefused } from '../members/useAddingRefused.ts';

const right = 'user_create';

const communityOf = z.coerce.number().pipe(z.int().positive()).catch(0);

const personPath = (id: number) => addressOf('users_show', { id });

/**
 * `/communities/users/import?community=12`. Managers of communities hold `import_user`, which the platform does not ask
 * for: without `user_create` it refuses every file (docs/screens/03-communities.md §7).
 */
export function MembersImportPage({ search, onSearch }: AddressPageProps) {
  const { t } = useTranslation('import');
  const navigate = useNavigate();
  const can = useCan();
  const [isRefused, onRefused] = useAddingRefused();
  if (!can(right)) return <DeniedState text={t('membersDenied', { right })} />;
  const id = communityOf.parse(search.community) || null;
  const onChange = (community: number | null) => onSearch(community === null ? {} : { community }, { replace: true });
  const showMembers = (communityId: number | null) =>
    void navigate(
      communityId === null
        ? { to: addressOf('communities') }
        : { to: addressOf('communities_show', { id: communityId }), search: { tab: 'members' } },
    );
  return (
    <ImportWizard
      kind="members"
      community={{ id, onChange }}
      adding={{ isRefused, onRefused }}
      renderChecked={(report, leavingOut) => (
        <PeoplePanel key={report.checkId} kind="members" {...{ report, leavingOut }} recordPath={personPath} />
      )}
      recordPath={personPath}
      onShowList={showMembers}
    />
  );
}
