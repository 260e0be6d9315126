import { hitchhikingLabel } from '#renderer/features/people/labels.ts';
import { PersonHeader } from '#renderer/features/people/show/PersonHeader.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikerActions } from '../actions.ts';

export function HitchhikerHeader({ user }: { user: User }) {
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
