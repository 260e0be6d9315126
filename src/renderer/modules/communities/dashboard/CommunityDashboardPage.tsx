import { useNavigate } from '@tanstack/react-router';
import { DashboardPage } from '#renderer/features/dashboards/page/DashboardPage.tsx';
import { usePicked } from '#renderer/kit/form/pickers/pickable.ts';
import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import { usePageLabel } from '#renderer/kit/ui/page/context.ts';
import { addressOf } from '#shared/routes.ts';

/** `/communities/{communityId}/dashboard` (docs/screens/03-communities.md §8). */
export function CommunityDashboardPage({ id, search, onSearch }: RecordPageProps) {
  const navigate = useNavigate();
  usePageLabel(usePicked('communities', [id])(id)?.name);
  const goTo = (communityId: number) =>
    void navigate({ to: addressOf('communities_dashboard', { communityId }), search });
  return (
    <DashboardPage setting="community" fixedCommunity={{ id, onChange: goTo }} search={search} onSearch={onSearch} />
  );
}
