import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Action } from '#renderer/kit/actions/define.ts';
import { useActionLabel, useRefusal } from '#renderer/kit/actions/useActionTools.ts';
import { useRecordActions } from '#renderer/kit/actions/useRecordActions.tsx';
import type { BaseRow, ListedName } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { RecordHeader } from '#renderer/kit/ui/show/RecordHeader.tsx';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { addressOf } from '#shared/routes.ts';
import { actionIds } from './actions.ts';

export interface ActionHeaderProps<R extends BaseRow> {
  record: R;
  /** The list that the screen belongs to. */
  resource: ListedName;
  /** Its name; the name or the title of the record when absent. */
  nameOf?: (record: R) => string;
  actions: readonly Action<R>[];
  /** Id of the action that leads to its form: the main button, shown to whoever is offered it. */
  editAction?: string;
  /** Ids of the actions that stand beside it as buttons; the others are in the ⋯ menu. */
  buttons?: readonly string[];
  /** Address of the picture inside the application; initials stand for a missing one. */
  picture?: string;
  /** The picture is an icon: its corners are part of it. */
  isIcon?: boolean;
  badges?: ReactNode;
  facts?: readonly string[];
}

/** Top of a record's page with what can be done to it: buttons, ⋯ menu, keys and palette from the same actions. */
export function ActionHeader<R extends BaseRow>({
  record,
  resource,
  nameOf = recordName,
  actions,
  editAction = actionIds(resource).edit,
  buttons = [],
  picture,
  isIcon,
  badges,
  facts,
}: ActionHeaderProps<R>) {
  const translate = useTranslate();
  const labelOf = useActionLabel();
  const refusal = useRefusal();
  const { available, startFor, dialog } = useRecordActions({ resource, actions, record, nameOf });
  const asButtons = available.filter(({ id }) => buttons.includes(id));
  // What the page itself does, and its buttons, are not repeated in the menu.
  const more = available.filter((action) => action.section !== 'open' && !asButtons.includes(action));
  return (
    <>
      <RecordHeader
        name={nameOf(record)}
        id={record.id}
        picture={picture}
        isIcon={isIcon}
        badges={badges}
        facts={facts}
        actions={
          <>
            {asButtons.map((action) => (
              <Button
                key={action.id}
                icon={<action.icon />}
                disabledFocusable={refusal(action) !== undefined}
                aria-description={refusal(action)}
                title={refusal(action)}
                onClick={() => startFor(action)}
              >
                {labelOf(action)}
              </Button>
            ))}
            {available.some(({ id }) => id === editAction) && (
              <ButtonLink to={addressOf(`${resource}_edit`, { id: record.id })} isPrimary>
                {translate('record:actions.edit')}
              </ButtonLink>
            )}
          </>
        }
        more={more.map((action) => ({
          name: action.id,
          label: labelOf(action),
          icon: <action.icon />,
          refusal: refusal(action),
          run: () => startFor(action),
        }))}
      />
      {dialog}
    </>
  );
}
