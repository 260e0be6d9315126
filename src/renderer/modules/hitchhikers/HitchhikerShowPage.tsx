import { PersonDetails, type PersonSection } from '#renderer/features/people/show/PersonDetails.tsx';
import { PersonPage } from '#renderer/features/people/show/PersonPage.tsx';
import { MissingRightsBar } from './MissingRightsBar.tsx';
import { HitchhikerHeader } from './show/HitchhikerHeader.tsx';

/** The order of the sections, starting with those needed on the road. */
const order: readonly PersonSection[] = [
  'hitchhiking',
  'contact',
  'address',
  'identity',
  'minor',
  'carpooling',
  'consents',
  'roles',
  'account',
  'communities',
  'ownership',
];

/** `/hitchhikers/show/{id}` (docs/screens/02-users-hitchhikers.md §9). */
export function HitchhikerShowPage({ id }: { id: number }) {
  return (
    <>
      <MissingRightsBar />
      <PersonPage id={id} list="hitchhikers">
        {(user) => (
          <>
            <HitchhikerHeader user={user} />
            <PersonDetails user={user} order={order} />
          </>
        )}
      </PersonPage>
    </>
  );
}
