import { Avatar, Button, MenuItem } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '#renderer/kit/actions/define.ts';
import { useActionLabel, useRefusal } from '#renderer/kit/actions/useActionTools.ts';
import { useRecordActions } from '#renderer/kit/actions/useRecordActions.tsx';
import type { BaseRow, ListedName } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { ModuleIcon } from '#renderer/kit/ui/page/ModuleIcon.tsx';
import { PageActions, PagePicture, PageStatus } from '#renderer/kit/ui/page/PageSlot.tsx';
import { CopyButton } from '#renderer/kit/ui/show/Contact.tsx';
import { EditAddressContext } from '#renderer/kit/ui/show/editing.ts';
import styles from '#renderer/kit/ui/show/show.module.css';
import { ButtonLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { addressOf } from '#shared/routes.ts';
import { actionIds } from './actions.ts';

export interface RecordViewProps<R extends BaseRow> {
  record: R;
  /** The list that the screen belongs to. */
  resource: ListedName;
  actions: readonly Action<R>[];
  /** Id of the action that leads to its form: the main button, shown to whoever is offered it. */
  editAction?: string;
  /** Ids of the actions that stand beside it as buttons; the others are in the ⋯ menu. */
  buttons?: readonly string[];
  /** Address of the picture inside the application; initials stand for a missing one. */
  picture?: string;
  /** The picture is an icon: its corners are part of it. */
  isIcon?: boolean;
  /** Whether its picture and number stand beside its name: not on a page that says there what it is for. */
  isNumbered?: boolean;
  /** What the record is in, where that changes what one does: two at most. */
  badges?: ReactNode;
  /** The record, whose cards lead to their part of its form. */
  children: ReactNode;
}

/** Up to this width the buttons beside the main one are in the ⋯ menu. */
const narrow = '(max-width: 999px)';

/**
 * A record's page: picture, badges and number beside its name in the top bar, what can be done to it in the screen's
 * line – buttons, ⋯ menu, keys and palette from the same actions – and the record (docs/screens/01-shell-home.md §6).
 */
export function RecordView<R extends BaseRow>({
  record,
  resource,
  actions,
  editAction = actionIds(resource).edit,
  buttons = [],
  picture,
  isIcon = false,
  isNumbered = true,
  badges,
  children,
}: RecordViewProps<R>) {
  const { t } = useTranslation('form');
  const labelOf = useActionLabel();
  const refusal = useRefusal();
  const isNarrow = useMedia(narrow);
  const { available, startFor, dialog } = useRecordActions({ resource, actions, record, nameOf: recordName });
  const isPerson = Object.hasOwn(record, 'familyName');
  const edit = available.find(({ id }) => id === editAction);
  const asButtons = available.filter(({ id }) => !isNarrow && buttons.includes(id));
  // What the page itself does, and its buttons, are not repeated in the menu.
  const more = available.filter(
    (action) => !asButtons.includes(action) && (action.section !== 'open' || buttons.includes(action.id)),
  );
  const toForm = edit === undefined ? null : addressOf(`${resource}_edit`, { id: record.id });
  const button = (action: Action<R>) => (
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
  );
  return (
    <EditAddressContext value={toForm}>
      {isNumbered && (
        <PagePicture>
          <Avatar
            aria-hidden
            size={32}
            shape={isIcon || !isPerson ? 'square' : 'circular'}
            // Initials are those of a person; anything else has the icon of its kind.
            {...(isPerson ? { name: recordName(record) } : { icon: <ModuleIcon of={resource} /> })}
            image={picture === undefined ? undefined : { src: picture, alt: '' }}
          />
        </PagePicture>
      )}
      <PageStatus>
        {badges}
        {isNumbered && (
          <span className={styles.number}>
            {t('show.id', { id: record.id })}
            <CopyButton label={t('show.copyId')} text={String(record.id)} />
          </span>
        )}
      </PageStatus>
      <PageActions>
        {asButtons.map(button)}
        {more.length > 0 && (
          <MoreMenu label={t('show.more')}>
            {more.map((action) => (
              <MenuItem
                key={action.id}
                icon={<action.icon />}
                disabled={refusal(action) !== undefined}
                subText={refusal(action)}
                onClick={() => startFor(action)}
              >
                {labelOf(action)}
              </MenuItem>
            ))}
          </MoreMenu>
        )}
        {edit !== undefined && toForm !== null && (
          <ButtonLink to={toForm} icon={<EditRegular />} isPrimary>
            {labelOf(edit)}
          </ButtonLink>
        )}
      </PageActions>
      {children}
      {dialog}
    </EditAddressContext>
  );
}
