import { Button, Menu, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, MoreHorizontalRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import { recordActions } from '#renderer/kit/actions/available.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import { useActionContext } from '#renderer/kit/actions/useActionTools.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { Avatar } from '#renderer/kit/list/cells/Avatar.tsx';
import { stateCell } from '#renderer/kit/list/cells/cells.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import { Moment } from '#renderer/kit/ui/moment/Moment.tsx';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Community } from '#shared/resources/communities/index.ts';
import { addressOf } from '#shared/routes.ts';
import { communityActions } from '../actions.ts';
import { referrerName, validationLabel, validationTones } from '../labels.ts';
import { membersCell } from '../members-cell.tsx';
import styles from './moderated.module.css';
import type { ModeratedSort, ModeratedState } from './rows.ts';

interface ModeratedTableProps {
  rows: readonly Community[];
  state: ModeratedState;
  onSort: (change: Pick<ModeratedState, 'sort' | 'isDescending'>) => void;
  onAction: (action: Action<Community>, community: Community) => void;
}

/** The moderated communities as a table: the same columns and actions as the list of all. */
export function ModeratedTable({ rows, state, onSort, onAction }: ModeratedTableProps) {
  const { t } = useTranslation('communities');
  const translate = useTranslate();
  const format = useFormat();
  const context = useActionContext();
  const tools = { translate, format };
  const heading = (sort: ModeratedSort, label: string) => {
    const isSorted = state.sort === sort;
    const icon = state.isDescending ? <ArrowDownRegular /> : <ArrowUpRegular />;
    return (
      <th scope="col" aria-sort={isSorted ? (state.isDescending ? 'descending' : 'ascending') : undefined}>
        <Button
          appearance="transparent"
          size="small"
          iconPosition="after"
          icon={isSorted ? icon : undefined}
          onClick={() => onSort({ sort, isDescending: isSorted && !state.isDescending })}
        >
          {label}
        </Button>
      </th>
    );
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('moderated.label')}>
        <thead>
          <tr>
            {heading('name', t('fields.name'))}
            {heading('nbMembers', t('fields.members'))}
            <th scope="col">{t('fields.validation')}</th>
            <th scope="col">{t('fields.referrer')}</th>
            <th scope="col">{t('fields.town')}</th>
            {heading('createdDate', t('fields.createdDate'))}
            <th scope="col">
              <VisuallyHidden>{t('moderated.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((community) => {
            const { id, avatar, validationType, address, createdDate } = community;
            const name = recordName(community);
            return (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.name}>
                    <Avatar name={name} picture={avatar} />
                    <RecordLink to={addressOf('communities_show', { id })}>{name}</RecordLink>
                  </span>
                </th>
                <td>{membersCell(community, tools)}</td>
                <td>
                  {validationType !== null &&
                    stateCell(validationLabel(validationType), validationTones[validationType], tools)}
                </td>
                <td>{referrerName(community, translate)}</td>
                <td>{address?.locality}</td>
                <td>{createdDate !== null && <Moment value={createdDate} />}</td>
                <td>
                  <Menu>
                    <MenuTrigger disableButtonEnhancement>
                      <Button
                        appearance="subtle"
                        size="small"
                        icon={<MoreHorizontalRegular />}
                        aria-label={t('moderated.actionsOf', { name })}
                      />
                    </MenuTrigger>
                    <MenuPopover>
                      <MenuList>
                        <ActionMenuItems
                          actions={recordActions(communityActions, community, context)}
                          onAction={(action) => onAction(action, community)}
                        />
                      </MenuList>
                    </MenuPopover>
                  </Menu>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
