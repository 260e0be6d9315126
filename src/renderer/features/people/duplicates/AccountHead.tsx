import { Radio } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import { recordActions } from '#renderer/kit/actions/available.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import { useActions } from '#renderer/kit/actions/useActions.tsx';
import { useActionContext } from '#renderer/kit/actions/useActionTools.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { personNameOf } from '#shared/full-name.ts';
import { manifests } from '#shared/resources/manifests.ts';
import type { User } from '#shared/resources/users/user.ts';
import { personActions } from '../actions/people.ts';
import type { PeopleList } from '../lists.ts';
import { disable, enable } from './status-action.ts';
import { useNamed } from './useNamed.ts';

/** What can be done to one of the accounts, of what can be done to anybody. */
const offered: ReadonlySet<string> = new Set([
  'person.open',
  'person.edit',
  'person.write',
  'person.addToCommunity',
  'person.checkIdentity',
  'person.remove',
]);

/** Actions that lead to another page. */
const leaving: ReadonlySet<string> = new Set(['person.open', 'person.edit', 'person.checkIdentity']);

interface AccountHeadProps {
  user: User;
  list: PeopleList;
  /** Name of the radio buttons of this comparison. */
  group: string;
  isKept: boolean;
  /** Absent for somebody who can change neither. */
  onKeep: (() => void) | undefined;
  onClose: () => void;
}

/** The head of an account's column: who it is, whether it is the one to keep, its menu. */
export function AccountHead({ user, list, group, isKept, onKeep, onClose }: AccountHeadProps) {
  const { t } = useTranslation('duplicates');
  const context = useActionContext();
  const { start, dialog } = useActions<User>({ resource: list, nameOf: personNameOf });
  const named = useNamed()(user);
  const own: readonly Action<User>[] = [
    ...personActions(list, manifests[list].permissions).filter(({ id }) => offered.has(id)),
    enable,
    disable,
  ];
  const run = (action: Action<User>) => {
    if (leaving.has(action.id)) onClose();
    start(action, { kind: 'record', record: user });
  };
  return (
    <th scope="col" data-kept={isKept ? '' : undefined}>
      <span className={flow.stackXS}>
        <span className={flow.side}>
          <span>
            {personNameOf(user)} <span className={flow.small}>{t('number', { id: String(user.id) })}</span>
          </span>
          <MoreMenu label={t('menu', { name: named })} size="small">
            <ActionMenuItems actions={recordActions(own, user, context)} onAction={run} />
          </MoreMenu>
        </span>
        {onKeep !== undefined && (
          <Radio
            name={group}
            value={String(user.id)}
            label={t('keep')}
            aria-label={t('keepOf', { name: named })}
            checked={isKept}
            onChange={onKeep}
          />
        )}
      </span>
      {dialog}
    </th>
  );
}
