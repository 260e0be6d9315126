import type { RecordPageProps } from '#renderer/kit/resource/RecordEdit.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { CommunityHeader } from './show/CommunityHeader.tsx';
import { CommunityTabs } from './show/CommunityTabs.tsx';
import { ModeratorsBar } from './show/ModeratorsBar.tsx';

/** `/communities/show/{id}` (docs/screens/03-communities.md §3). */
export function CommunityShowPage({ id, search, onSearch }: RecordPageProps) {
  return (
    <RecordPage resource="communities" id={id} notices={(community) => <ModeratorsBar community={community} />}>
      {(community) => (
        <>
          <CommunityHeader community={community} />
          <CommunityTabs community={community} search={search} onSearch={onSearch} />
        </>
      )}
    </RecordPage>
  );
}
