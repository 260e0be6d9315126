import { addressOf } from '#shared/routes.ts';
import { edit, list, show } from './record-screens.ts';
import { dashboardDrawn, firstRow, goTo, press, type Screen } from './screen.ts';

/** A community of the seed with many requests. */
const OVERRUN = 14;

const tab = (name: 'members' | 'related'): Screen => ({
  name: `communities-${name}`,
  open: async (at) => {
    await goTo(at, `${addressOf('communities_show', { id: OVERRUN })}?tab=${name}`);
    await at.page.getByRole('tabpanel').waitFor();
    if (name === 'members') await firstRow(at).waitFor();
  },
});

const moderated: Screen = {
  name: 'communities-moderated',
  open: async (at) => {
    await goTo(at, `${addressOf('communities')}?tab=moderated`);
    await at.page.getByRole('heading', { level: 1 }).waitFor();
  },
};

const queue: Screen = {
  name: 'communities-queue',
  open: async (at) => {
    await press(at, at.text('communitymembers:actions.queue'));
    await at.page.getByRole('heading', { level: 2 }).first().waitFor();
  },
};

const imported: Screen = {
  name: 'communities-import',
  open: async (at) => {
    await goTo(at, `${addressOf('communities_users_import')}?community=${OVERRUN}`);
    await at.page.getByRole('combobox').first().waitFor();
  },
};

const dashboard: Screen = {
  name: 'communities-dashboard',
  open: async (at) => {
    await goTo(at, `/communities/${OVERRUN}/dashboard`);
    await dashboardDrawn(at);
  },
};

/** Opens the newest draft, which alone can be edited. */
const drafts: Screen = {
  name: 'campaigns-draft',
  open: async (at) => {
    await goTo(at, `${addressOf('campaigns')}?status=0`);
    await at.page.getByRole('heading', { level: 1, name: at.text('routes:campaigns.title') }).waitFor();
    await show('campaigns').open(at);
  },
};

const send: Screen = {
  name: 'campaigns-send',
  open: async (at) => {
    const [, id] = /\/campaigns\/(?:show\/)?(\d+)/.exec(at.page.url()) ?? [];
    await goTo(at, addressOf('campaigns_send', { id: Number(id) }));
    await at.page.getByRole('heading', { level: 2 }).nth(1).waitFor();
  },
};

const create: Screen = {
  name: 'campaigns-create',
  open: async (at) => {
    await goTo(at, addressOf('campaigns_create'));
    await at.page.getByRole('button', { name: at.text('form:save'), exact: true }).waitFor();
  },
};

/** Communities with their members, and campaigns. */
export const communityScreens: readonly Screen[] = [
  list('communities'),
  show('communities'),
  edit('communities'),
  tab('members'),
  queue,
  tab('related'),
  moderated,
  imported,
  dashboard,
  list('campaigns'),
  show('campaigns'),
  send,
  drafts,
  edit('campaigns'),
  create,
];
