import { Button } from '@fluentui/react-components';
import type { Action } from '../actions/define.ts';
import { PageActions } from '../page/PageActions.tsx';
import type { BaseRow } from './definition.ts';
import { useText } from './text.ts';

interface ActionsProps<R extends BaseRow> {
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
}

/** The actions of the list as a whole, beside the title of the page. */
export function Actions<R extends BaseRow>({ actions, onAction }: ActionsProps<R>) {
  const words = useText();
  return (
    <PageActions>
      {actions.map((action) => (
        <Button
          key={action.id}
          icon={<action.icon />}
          appearance={action.isPrimary === true ? 'primary' : 'secondary'}
          onClick={() => onAction(action)}
        >
          {words(action.label)}
        </Button>
      ))}
    </PageActions>
  );
}
