import type { Menu, MenuItemConstructorOptions } from 'electron';
import { type ApiPart, each } from './row.ts';

const held = ['tests/unit/main/adapters/menu.test.ts'];

export const menu = {
  name: 'Menu',
  page: 'menu',
  statics: {
    buildFromTemplate: {
      source: 'lib/browser/api/menu.ts 227-257, 290-305',
      answers:
        'Throws for an entry without label, role and type. Separators at the ends and beside each other are dropped.',
      standIn: 'the template',
      heldBy: held,
    },
    setApplicationMenu: {
      source: 'lib/browser/api/menu.ts 209-225; lib/browser/init.ts 176-182',
      answers:
        'On macOS the menu of the application; elsewhere that of every window, open or not. Until it is called there is one of Electron’s own, in English.',
      standIn: 'nothing: a tab has no menu',
      heldBy: held,
    },
  },
} satisfies ApiPart<Menu>;

export const menuItem = {
  name: 'MenuItemConstructorOptions',
  page: 'menu-item',
  members: {
    accelerator: {
      source: 'shell/browser/ui/accelerator_util.cc; lib/browser/api/menu-item.ts',
      answers: 'Works without the menu being open. `Cmd` is of macOS alone.',
      standIn: 'none',
      heldBy: held,
    },
    role: {
      source: 'lib/browser/api/menu-item-roles.ts 56-250',
      answers:
        'What the system or Electron does, with its shortcut; `click` is not called. Those for pages act on the one that has the keys, an embedded one too: `zoomIn` without a limit, `resetZoom` to 0. `hide`, `hideOthers`, `unhide`, `services`, `front` and `zoom` are of macOS; `quit` has no key on Windows.',
      standIn: 'none',
      heldBy: held,
    },
    ...each(['label', 'submenu', 'type', 'click'], {
      source: 'lib/browser/api/menu-item.ts; lib/browser/api/menu.ts 230-300',
      answers:
        'A label goes before that of the role. On macOS the first entry has the name of the application, whatever its label. An `&` marks the key of an entry elsewhere.',
      standIn: 'none',
      heldBy: held,
    }),
  },
} satisfies ApiPart<MenuItemConstructorOptions>;
