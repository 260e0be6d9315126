import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ListResource } from '#renderer/kit/data/queries.ts';
import { useSession } from '#renderer/kit/data/session.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';

/** Warns that the platform requires another permission for this list than its page does; the list stays usable. */
export function MissingListRight({ resource }: { resource: ListResource }) {
  const translate = useTranslate();
  const session = useSession();
  const right = resource.serverRights?.list;
  const held: readonly string[] = session.status === 'signedIn' ? session.permissions : [];
  if (right === undefined || held.includes(right)) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{translate('list:missingRight', { right })}</MessageBarBody>
    </MessageBar>
  );
}
