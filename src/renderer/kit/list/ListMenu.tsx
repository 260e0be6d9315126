import { MenuDivider, MenuItem } from '@fluentui/react-components';
import { ArrowClockwiseRegular, LinkRegular } from '@fluentui/react-icons';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import type { Action } from '#renderer/kit/actions/define.ts';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { deepLinkTo } from '#shared/deep-link.ts';
import type { ListPageState } from './useListPage.ts';

interface ListMenuProps<R extends BaseRow> {
  page: Pick<ListPageState<R>, 'ownSearch' | 'refresh'>;
  /** Those of the whole list but for the main one. */
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
}

/** The menu of what is done with the whole list: export, import, queues; its link; reading it again. */
export function ListMenu<R extends BaseRow>({ page, actions, onAction }: ListMenuProps<R>) {
  const translate = useTranslate();
  const keys = useKeyNames();
  const copy = useCopy();
  const { hrefWith } = useNavigation();
  const label = translate('list:actions.more');
  return (
    <MoreMenu label={label} positioning={{ position: 'below', align: 'end', autoSize: true }} data-list-menu="">
      <ActionMenuItems actions={actions} onAction={onAction} />
      {actions.length > 0 && <MenuDivider />}
      <MenuItem icon={<LinkRegular />} onClick={() => void copy(deepLinkTo(hrefWith(page.ownSearch)))}>
        {translate('list:actions.copyLink')}
      </MenuItem>
      <MenuItem icon={<ArrowClockwiseRegular />} secondaryContent={keys.label('refresh')} onClick={page.refresh}>
        {translate('list:actions.refresh')}
      </MenuItem>
    </MoreMenu>
  );
}
