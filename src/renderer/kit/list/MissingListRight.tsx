import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useSession } from '#renderer/kit/data/session.ts';
import { useText } from '#renderer/kit/ui/text.ts';
import type { ListResource } from './definition.ts';

/** Says that the platform asks another right for the list than the one it is shown with; the list stays usable. */
export function MissingListRight({ resource }: { resource: ListResource }) {
  const words = useText();
  const session = useSession();
  const right = resource.serverRights?.list;
  const held: readonly string[] = session.status === 'signedIn' ? session.permissions : [];
  if (right === undefined || held.includes(right)) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{words('list:missingRight', { right })}</MessageBarBody>
    </MessageBar>
  );
}
