import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import { PersonDetails, type PersonSection } from '#renderer/features/people/show/PersonDetails.tsx';
import { PersonHeader } from '#renderer/features/people/show/PersonHeader.tsx';
import { PersonPage } from '#renderer/features/people/show/PersonPage.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikerActions } from './actions.ts';
import { MissingRightsBar } from './MissingRightsBar.tsx';

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

function HitchhikerHeader({ user }: { user: User }) {
  const translate = useTranslate();
  const role = hitchhikingLabel(user);
  return (
    <PersonHeader
      user={user}
      resource="hitchhikers"
      actions={hitchhikerActions}
      badge={role === null ? null : { text: 'hitchhikers:show.roleBadge', values: { role: translate(role) } }}
    />
  );
}
