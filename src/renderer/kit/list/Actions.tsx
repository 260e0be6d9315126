import { Button } from '@fluentui/react-components';
import type { Action } from '#renderer/kit/actions/define.ts';
import { FittingActions } from '#renderer/kit/actions/FittingActions.tsx';
import { useActionLabel } from '#renderer/kit/actions/useActionTools.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { PageActions } from '#renderer/kit/ui/page/PageActions.tsx';

interface ActionsProps<R extends BaseRow> {
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
}

/** The actions of the whole list, beside the title of the page; the main one is always visible. */
export function Actions<R extends BaseRow>({ actions, onAction }: ActionsProps<R>) {
  const labelOf = useActionLabel();
  const [main = [], others = []] = [true, false].map((isPrimary) =>
    actions.filter((action) => (action.isPrimary === true) === isPrimary),
  );
  return (
    <PageActions>
      {others.length > 0 && <FittingActions actions={others} onAction={onAction} appearance="secondary" isAtEnd />}
      {main.map((action) => (
        <Button key={action.id} icon={<action.icon />} appearance="primary" onClick={() => onAction(action)}>
          {labelOf(action)}
        </Button>
      ))}
    </PageActions>
  );
}
