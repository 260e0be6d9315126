import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { BookmarkRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { maxViews } from '#shared/lists.ts';
import type { OpenViews } from './useOpenView.ts';
import { NameDialog, RemoveDialog } from './ViewDialogs.tsx';
import styles from './Views.module.css';

/** The menu item for no view. */
const EVERY_ROW = '';

type ViewDialog = 'save' | 'rename' | 'remove' | null;

/** The menu of a list's views: the open one, the others, and their actions. */
export function ViewMenu({ open }: { open: OpenViews }) {
  const { views, current, isModified, changes } = open;
  const translate = useTranslate();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<ViewDialog>(null);
  const own = current?.kind === 'own' ? current : undefined;
  const name = current?.name ?? translate('list:views.all');
  const label = translate(isModified ? 'list:views.modified' : 'list:views.menu', { name });
  const close = () => setOpenDialog(null);
  const nameOf = (view: (typeof views.all)[number]) =>
    view.id === views.default?.id ? translate('list:views.isDefault', { name: view.name }) : view.name;

  const radios = (kind: 'system' | 'own') => {
    const members = views.all.filter((view) => view.kind === kind);
    if (members.length === 0) return null;
    return (
      <MenuGroup>
        <MenuGroupHeader>{translate(`list:views.${kind}`)}</MenuGroupHeader>
        {members.map((view) => (
          <MenuItemRadio key={view.id} name="view" value={view.id} onClick={() => open.show(view)}>
            {nameOf(view)}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    );
  };

  return (
    <>
      <Menu
        checkedValues={{ view: [current?.id ?? EVERY_ROW] }}
        positioning={{ position: 'below', align: 'start', autoSize: true }}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<BookmarkRegular />}
            className={styles.trigger}
            aria-label={label}
            title={label}
          >
            <span className={styles.label}>
              {name}
              {isModified && <span aria-hidden> *</span>}
            </span>
          </Button>
        </MenuTrigger>
        <MenuPopover className={styles.menu}>
          <MenuList>
            <MenuItemRadio name="view" value={EVERY_ROW} onClick={() => open.show(null)}>
              {translate('list:views.all')}
            </MenuItemRadio>
            {radios('system')}
            {radios('own')}
            <MenuDivider />
            {own !== undefined && isModified && (
              <MenuItem
                onClick={() => {
                  changes.overwrite(own.id, open.shown);
                  notify({ context: 'views', name: 'saved', outcome: 'success', values: { name: own.name } });
                }}
              >
                {translate('list:views.update', { name: own.name })}
              </MenuItem>
            )}
            <MenuItem onClick={() => setOpenDialog('save')} disabled={!changes.canSave}>
              {changes.canSave ? translate('list:views.save') : translate('list:views.tooMany', { max: maxViews })}
            </MenuItem>
            {own !== undefined && (
              <>
                <MenuItem onClick={() => setOpenDialog('rename')}>
                  {translate('list:views.rename', { name: own.name })}
                </MenuItem>
                <MenuItem onClick={() => setOpenDialog('remove')}>
                  {translate('list:views.remove', { name: own.name })}
                </MenuItem>
              </>
            )}
            {current !== undefined && (current.id !== views.default?.id || views.isDefaultChosen) && (
              <MenuItem onClick={() => changes.setDefault(current.id === views.default?.id ? undefined : current.id)}>
                {translate(current.id === views.default?.id ? 'list:views.unsetDefault' : 'list:views.setDefault')}
              </MenuItem>
            )}
            <MenuDivider />
            {views.all.some(({ kind }) => kind === 'own') && (
              <MenuItem onClick={open.exportFile}>{translate('list:views.export')}</MenuItem>
            )}
            <MenuItem onClick={open.importFile} disabled={!changes.canSave}>
              {translate('list:views.import')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {openDialog === 'save' && (
        <NameDialog
          title={translate('list:views.saveTitle')}
          hint={translate('list:views.saveHint')}
          taken={views.all.map((view) => view.name)}
          hasDefault
          onClose={close}
          onName={(typed, isDefault) => {
            const view = changes.save(typed, open.shown, isDefault);
            open.mark(view);
            notify({ context: 'views', name: 'saved', outcome: 'success', values: { name: view.name } });
          }}
        />
      )}
      {openDialog === 'rename' && own !== undefined && (
        <NameDialog
          title={translate('list:views.renameTitle')}
          name={own.name}
          taken={views.all.filter(({ id }) => id !== own.id).map((view) => view.name)}
          onClose={close}
          onName={(typed) => changes.rename(own.id, typed)}
        />
      )}
      {openDialog === 'remove' && own !== undefined && (
        <RemoveDialog
          name={own.name}
          onClose={close}
          onRemove={() => {
            changes.remove(own.id);
            open.show(null);
            notify({ context: 'views', name: 'removed', outcome: 'success', values: { name: own.name } });
          }}
        />
      )}
    </>
  );
}
