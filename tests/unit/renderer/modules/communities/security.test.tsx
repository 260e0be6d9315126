import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { SecurityTab } from '#renderer/modules/communities/security/SecurityTab.tsx';
import { AppFailure } from '#shared/failure.ts';
import type { LoginFileCheck } from '#shared/ipc/community-securities.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeCommunity } from '#tests/support/fake-communities.ts';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const inPlace = [{ id: 7, filename: '1795350815-4.csv', originalName: 'rentrée.csv' }];
const ready: LoginFileCheck = {
  outcome: 'ready',
  logins: 2,
  blankLines: 0,
  repeated: { count: 0, lines: [] },
  preview: [
    { line: 1, login: 'an••••••', password: '••••••' },
    { line: 3, login: 'b••••••', password: '••••••' },
  ],
};

let bridge: FakeBridge;
let found: LoginFileCheck;
beforeEach(() => {
  found = ready;
  let chosen = 0;
  bridge = installFakeBridge({
    'files.choose': () => {
      chosen += 1;
      return { selectionId: `file${chosen}`, name: 'identifiants.csv', size: 27 };
    },
    'files.release': () => undefined,
    'communities.checkSecurityFile': () => found,
    'communities.uploadSecurityFile': () => undefined,
    'communities.update': ({ id }) => fakeCommunity(id),
  });
});

const open = (wire: Record<string, unknown> = {}, options: ScreenOptions = {}) =>
  openScreen(
    <SecurityTab community={fakeCommunity(4, { validationType: 3, communitySecurities: inPlace, ...wire })} />,
    {
      rights: ['community_read', 'community_update'],
      ...options,
    },
  );
type Opened = Awaited<ReturnType<typeof open>>;
const choose = async ({ person }: Opened) => person.click(await screen.findByRole('button', { name: /^Choisir un/ }));
const chooseReady = async (opened: Opened) => {
  await choose(opened);
  await screen.findByText('2 identifiants prêts à être envoyés');
};
const sendButton = () => screen.getByRole('button', { name: /^(?:Remplacer|Envoyer) le fichier…$/ });
const told = (opened: Opened) => opened.notices.map(({ context, name, outcome }) => `${context}.${name}.${outcome}`);

describe('the files in place', () => {
  test('are named, and are all that a person without the right to change sees', async () => {
    await open({}, { rights: ['community_read'] });
    expect(await screen.findByText('rentrée.csv')).toBeDefined();
    expect(screen.getByText('1795350815-4.csv')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('are said to be missing when there is none', async () => {
    await open({ communitySecurities: [] });
    expect(await screen.findByText(/^Aucun fichier d’identifiants/)).toBeDefined();
  });
});

describe('the check of a file', () => {
  test('shows how many logins are ready, and the first lines masked', async () => {
    const opened = await open();
    await choose(opened);
    const table = await screen.findByRole('table', { name: 'Premières lignes, masquées' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['1an••••••••••••', '3b••••••••••••']);
  });

  test('counts blank lines and repeated logins, which do not stop the sending', async () => {
    found = { ...ready, blankLines: 2, repeated: { count: 12, lines: [4, 5] } };
    const opened = await open();
    await choose(opened);
    expect(await screen.findByText('2 lignes vides ne seront pas envoyées.')).toBeDefined();
    expect(screen.getByText(/^12 lignes reprennent un identifiant .*\(lignes 4, 5…\)\.$/)).toBeDefined();
    await opened.person.click(sendButton());
    expect(await screen.findByRole('alertdialog')).toBeDefined();
  });

  test.each([
    ['tooLarge', 'Le fichier dépasse 5 Mo', /Il n’a pas été vérifié/],
    ['encoding', 'Le fichier n’est pas en UTF-8', /«\sCSV UTF-8/],
    ['notText', 'Ce n’est pas un fichier de texte', /au format CSV/],
    ['noLogin', 'Le fichier ne contient que des lignes vides', /au moins un identifiant/],
  ] as const)('says of a file that is %s what to do, and sends nothing', async (reason, title, advice) => {
    found = { outcome: 'unfit', reason };
    const opened = await open();
    await choose(opened);
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('status').textContent).toMatch(advice);
    await opened.person.click(sendButton());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bridge.requests('communities.uploadSecurityFile')).toEqual([]);
  });

  test('names wrong lines, counts the others, and looks again once they are corrected', async () => {
    found = {
      outcome: 'wrong',
      count: 500,
      lines: [
        { line: 3, problem: 'columns', columns: 1 },
        { line: 1200, problem: 'blank', columns: 2 },
      ],
    };
    const opened = await open();
    await choose(opened);
    expect(await screen.findByText(/^500 lignes à corriger/)).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Ligne 3\s: 1 colonne au lieu de 2$/),
      expect.stringMatching(/^Ligne 1\s200\s: une colonne est vide$/),
      'et 498 autres lignes',
    ]);
    found = ready;
    await opened.person.click(screen.getByRole('button', { name: 'Vérifier de nouveau' }));
    expect(await screen.findByText('2 identifiants prêts à être envoyés')).toBeDefined();
    expect(bridge.requests('communities.checkSecurityFile')).toEqual([
      { selectionId: 'file1' },
      { selectionId: 'file1' },
    ]);
  });

  test('releases a file that another one replaces, and one that is given up', async () => {
    const opened = await open();
    await chooseReady(opened);
    await choose(opened);
    await waitFor(() => expect(bridge.requests('files.release')).toEqual([{ selectionId: 'file1' }]));
    await opened.person.click(await screen.findByRole('button', { name: 'Retirer ce fichier' }));
    expect(bridge.requests('files.release')).toHaveLength(2);
    expect(screen.queryByText('2 identifiants prêts à être envoyés')).toBeNull();
  });

  test('keeps the checked file when the dialog is closed without a choice', async () => {
    const opened = await open();
    await chooseReady(opened);
    bridge.answer('files.choose', () => {
      throw new AppFailure({ kind: 'cancelled' });
    });
    await choose(opened);
    expect(screen.getByText('2 identifiants prêts à être envoyés')).toBeDefined();
  });
});

describe('sending the file', () => {
  test('asks for a tick before the former files are deleted', async () => {
    const opened = await open();
    await chooseReady(opened);
    await opened.person.click(sendButton());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('les fichiers précédents seront supprimés');
    const confirm = within(dialog).getByRole('button', { name: 'Remplacer' });
    expect(confirm).toHaveProperty('disabled', true);
    await opened.person.click(within(dialog).getByRole('checkbox'));
    await opened.person.click(confirm);
    await waitFor(() => expect(told(opened)).toEqual(['communitySecurities.updated.success']));
    expect(bridge.requests('communities.uploadSecurityFile')).toEqual([{ communityId: 4, selectionId: 'file1' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('2 identifiants prêts à être envoyés')).toBeNull();
  });

  test('asks for no tick where there is nothing to delete', async () => {
    const opened = await open({ communitySecurities: [] });
    await chooseReady(opened);
    await opened.person.click(sendButton());
    await opened.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(told(opened)).toEqual(['communitySecurities.created.success']));
  });

  test('keeps the file and says that the former one stays when the platform refuses it', async () => {
    bridge.answer('communities.uploadSecurityFile', () => {
      throw new AppFailure({ kind: 'server', isUnreadable: false, status: 500, readBack: 'notDone' });
    });
    const opened = await open();
    await chooseReady(opened);
    await opened.person.click(sendButton());
    const dialog = await screen.findByRole('alertdialog');
    await opened.person.click(within(dialog).getByRole('checkbox'));
    await opened.person.click(within(dialog).getByRole('button', { name: 'Remplacer' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Le fichier précédent reste en place');
    expect(told(opened)).toEqual(['communitySecurities.updated.error']);
    await opened.person.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(screen.getByText('2 identifiants prêts à être envoyés')).toBeDefined();
    expect(bridge.requests('communities.uploadSecurityFile')).toHaveLength(1);
  });

  test('does not say that the former file stays when the answer is lost', async () => {
    bridge.answer('communities.uploadSecurityFile', () => {
      throw new AppFailure({ kind: 'network', reason: 'timeout', readBack: 'notYet' });
    });
    const opened = await open();
    await chooseReady(opened);
    await opened.person.click(sendButton());
    const dialog = await screen.findByRole('alertdialog');
    await opened.person.click(within(dialog).getByRole('checkbox'));
    await opened.person.click(within(dialog).getByRole('button', { name: 'Remplacer' }));
    expect((await within(dialog).findByRole('alert')).textContent).not.toContain('reste en place');
    expect(opened.notices[0]?.isOutcomeUnknown).toBe(true);
  });
});

describe('the validation mode', () => {
  test('is offered where a file is in place without it, and changed alone', async () => {
    const opened = await open({ validationType: 2 });
    await opened.person.click(await screen.findByRole('button', { name: 'Passer au mode sécurisé' }));
    await waitFor(() => expect(told(opened)).toEqual(['communities.updated.success']));
    expect(bridge.requests('communities.update')).toEqual([{ id: 4, changes: { validationType: 3 } }]);
  });

  test.each([
    ['it is the secured one', {}, {}],
    ['there is no file', { validationType: 0, communitySecurities: [] }, {}],
    ['the right is missing', { validationType: 0 }, { rights: ['community_read'] as const }],
  ])('is not offered where %s', async (_, wire, options) => {
    await open(wire, options);
    await screen.findByRole('heading', { name: 'Fichier en place' });
    expect(screen.queryByRole('button', { name: 'Passer au mode sécurisé' })).toBeNull();
  });
});

test('a dropped file is checked like a chosen one', async () => {
  const opened = await open();
  const file = new File(['a;b'], 'identifiants.csv');
  const group = await screen.findByRole('group', { name: 'Fichier d’identifiants' });
  Object.assign(window.escale.files, {
    fromDrop: async (_: File, purpose: string) => ({
      ok: true,
      value: { selectionId: purpose, name: 'identifiants.csv', size: 3 },
    }),
  });
  fireEvent.drop(group, { dataTransfer: { files: [file] } });
  expect(await screen.findByText('2 identifiants prêts à être envoyés')).toBeDefined();
  expect(bridge.requests('communities.checkSecurityFile')).toEqual([{ selectionId: 'logins' }]);
  expect(opened.notices).toEqual([]);
});
