import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import { PersonHeader } from '#renderer/features/people/show/PersonHeader.tsx';
import { useText } from '#renderer/kit/ui/text.ts';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikerActions } from '../actions.ts';
import { hitchhikerPaths } from '../paths.ts';

export function HitchhikerHeader({ user }: { user: User }) {
  const words = useText();
  const role = hitchhikingLabel(user);
  return (
    <PersonHeader
      user={user}
      resource="hitchhikers"
      actions={hitchhikerActions}
      editPath={hitchhikerPaths.edit}
      badge={role === null ? null : { text: 'hitchhikers:show.roleBadge', values: { role: words(role) } }}
    />
  );
}
