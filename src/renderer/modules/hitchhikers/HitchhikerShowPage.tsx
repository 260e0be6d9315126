import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import {
  CarpoolingCard,
  HitchhikingCard,
  HomeCard,
  MinorCard,
  PersonCard,
} from '#renderer/features/people/show/PersonCards.tsx';
import { PersonPage } from '#renderer/features/people/show/PersonPage.tsx';
import { hitchhikerActions } from './actions.ts';
import { MissingRightsBar } from './MissingRightsBar.tsx';

/** `/hitchhikers/show/{id}` (docs/screens/02-users-hitchhikers.md §9): what is needed on the road comes first. */
export const HitchhikerShowPage = ({ id }: { id: number }) => (
  <>
    <MissingRightsBar />
    <PersonPage id={id} list="hitchhikers" actions={hitchhikerActions} roleOf={hitchhikingLabel}>
      {(user) => (
        <>
          <HitchhikingCard user={user} list="hitchhikers" />
          <PersonCard user={user} />
          <MinorCard user={user} />
          <HomeCard user={user} />
          <CarpoolingCard user={user} list="hitchhikers" />
        </>
      )}
    </PersonPage>
  </>
);
