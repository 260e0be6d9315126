import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { PageActions } from '../page/PageActions.tsx';
import type { ActionDialogProps, ListAction } from './definition.ts';
import { useNavigation } from './navigation.ts';
import { useText } from './text.ts';

interface ActionsProps {
  actions: readonly ListAction[];
  /** What their dialogs know of the list. */
  list: Omit<ActionDialogProps, 'onClose'>;
}

/** The actions of the list, beside the title of the page, and the dialog of the one that has one. */
export function Actions({ actions, list }: ActionsProps) {
  const words = useText();
  const { open } = useNavigation();
  const [opened, setOpened] = useState<string | null>(null);
  const Dialog = actions.find(({ id }) => id === opened)?.Dialog;
  return (
    <>
      <PageActions>
        {actions.map(({ id, label, icon: Icon, isPrimary, to }) => (
          <Button
            key={id}
            icon={<Icon />}
            appearance={isPrimary ? 'primary' : 'secondary'}
            onClick={() => (to === undefined ? setOpened(id) : open(to))}
          >
            {words(label)}
          </Button>
        ))}
      </PageActions>
      {Dialog !== undefined && <Dialog {...list} onClose={() => setOpened(null)} />}
    </>
  );
}
