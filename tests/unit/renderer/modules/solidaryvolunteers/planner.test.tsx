import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRecord } from '#renderer/features/solidary/records/known-record.ts';
import { PlannerPage } from '#renderer/modules/solidaryvolunteers/planner/PlannerPage.tsx';
import { AppFailure } from '#shared/failure.ts';
import { permissions } from '#shared/permissions.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { solidaryUserId, userId } from '#shared/resources/solidary/ids.ts';
import { type SolidaryRecordRow, solidaryRecords } from '#shared/resources/solidaryrecords/index.ts';
import type { Volunteer, VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { recordWith, wireDriver } from '#tests/support/fake-solutions.ts';
import { newCache, openScreen } from '#tests/support/screen.tsx';
import { inStructure, ticked, volunteer } from '../../features/solidary/support.ts';

const person = (id: number, familyName: string, town = 'Nancy'): VolunteerRow => ({
  ...volunteer({ slots: ticked('mon-morning', 'tue-evening') }),
  id: solidaryUserId.parse(id),
  givenName: 'Nina',
  familyName,
  email: null,
  homeAddress: { ...emptyAddress, lines: [], locality: town, latitude: null, longitude: null },
  structures: [{ ...inStructure(), name: 'Nancy' }],
});
const itemOf = (row: VolunteerRow): Volunteer => ({
  ...row,
  userId: userId.parse(3),
  telephone: null,
  gender: 1,
  avatar: null,
  birthDate: null,
  acceptsNews: null,
  maxDistance: 10_000,
  proofs: [],
});

const rowWith = (id: number, day: string): SolidaryRecordRow =>
  solidaryRecords.row.parse({
    id,
    status: 2,
    progression: 50,
    adminuserId: 11,
    adminfromDate: `${day}T00:00:00+00:00`,
    adminorigin: { addressLocality: 'Nancy', displayLabel: ['Nancy'] },
    admindestination: { addressLocality: 'Toul', displayLabel: ['Toul'] },
  });

/** Ben is driven by Nina Nomade on Monday 30 November 2026 at 09:30, and home at 17:00. */
const record = recordWith({
  adminfromDate: '2026-11-30T00:00:00+00:00',
  adminreturnDate: '2026-11-30T00:00:00+00:00',
  adminreturnTime: '2026-11-22T17:00:00+00:00',
  adminsolutions: { drivers: [wireDriver(1, 1)], threads: [] },
});

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-02T10:00:00'), toFake: ['Date'] }));

afterEach(() => void vi.useRealTimers());

async function openPlanner({ people = [person(5, 'Nomade'), person(8, 'Autre', 'Toul')], isKnown = true } = {}) {
  const bridge = installFakeBridge({
    'solidaryvolunteers.list': ({ page, perPage }) => ({
      rows: people,
      unreadable: [],
      total: people.length,
      page,
      perPage,
    }),
    'solidaryvolunteers.get': ({ id }) => itemOf(people.find((one) => one.id === id) ?? person(id, 'X')),
    'solidaryrecords.list': ({ page, perPage }) => ({
      rows: [rowWith(1, '2026-11-30'), rowWith(2, '2026-12-04'), rowWith(3, '2026-12-20')],
      unreadable: [],
      total: 3,
      page,
      perPage,
    }),
    'solidaryrecords.read': ({ id }) => {
      if (id === 2) throw new AppFailure({ kind: 'server', status: 500, isUnreadable: false });
      return { record };
    },
    'print.savePdf': () => ({ fileName: 'x.pdf' }),
  });
  const client = newCache();
  if (isKnown) setRecord(client, record.id, { record });
  const opened = await openScreen(<PlannerPage />, {
    rights: permissions,
    structures: [{ id: 1, name: 'Nancy' }],
    currentStructureId: 1,
    client,
  });
  const grid = await screen.findByRole('grid');
  return { ...opened, bridge, grid };
}
const cell = (grid: HTMLElement, at: string) => {
  const found = grid.querySelector<HTMLElement>(`[data-cell="${at}"]`);
  if (found === null) throw new Error(`there is no cell ${at}`);
  return found;
};

describe('the planner of volunteers', () => {
  it('has who is free, who drives by the records that are known, and the kilometres of the month', async () => {
    const { grid } = await openPlanner();
    const names = within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Nina AutreToul', 'Nina NomadeNancy']);
    await waitFor(() =>
      expect(cell(grid, '1 1').getAttribute('aria-label')).toBe(
        'libre\u00a0: matin ; 09:30 · aller · Ben Durand ; 17:00 · retour · Ben Durand',
      ),
    );
    expect(cell(grid, '1 2').getAttribute('aria-label')).toBe('libre\u00a0: soir');
    expect(cell(grid, '1 3').getAttribute('aria-label')).toBe('pas libre');
    expect(cell(grid, '1 8').textContent).toBe('7\u00a0km');
    expect(cell(grid, '0 8').textContent).toBe('–');
  });

  it('moves by arrows with one tab stop, and Enter opens the record of a cell or the volunteer', async () => {
    const { grid, person: user, router } = await openPlanner();
    await waitFor(() => expect(cell(grid, '1 1').querySelector('a')).not.toBeNull());
    act(() => cell(grid, '0 0').focus());
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(cell(grid, '1 1')));
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    fireEvent.keyDown(cell(grid, '1 1'), { key: 'Enter' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/solidaryrecords/show/1'));
    act(() => router.history.back());
    const again = await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toBe(cell(again, '1 1')));
  });

  it('reads the records of the week on a press, after it said how many and what that does', async () => {
    const { grid, bridge, person: user } = await openPlanner({ isKnown: false });
    expect(await screen.findByText(/2 demandes qui commencent cette semaine ne sont pas chargées/u)).toBeTruthy();
    expect(screen.getByText(/peut prévenir de nouveaux bénévoles/u)).toBeTruthy();
    expect(bridge.requests('solidaryrecords.read')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Charger 2 demandes' }));
    // One of them can never be read: the other is there all the same.
    await screen.findByText(/1 demande n’a pas pu être chargée/u);
    expect(bridge.requests('solidaryrecords.read').map(({ id }) => id)).toEqual([1, 2]);
    await waitFor(() => expect(cell(grid, '1 1').textContent).toContain('Ben Durand'));
    expect(screen.queryByRole('button', { name: /^Charger/u })).toBeNull();
  });

  it('is narrowed to a town, and goes from week to week', async () => {
    const { person: user } = await openPlanner();
    await user.type(screen.getByRole('searchbox', { name: 'Commune' }), 'toul');
    expect(within(screen.getByRole('grid')).getAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Semaine suivante' }));
    expect(screen.getByText(/^Du lundi 7 décembre au dimanche 13 décembre$/u)).toBeTruthy();
  });

  it('is printed', async () => {
    const { person: user } = await openPlanner();
    await user.click(screen.getByRole('button', { name: 'Imprimer' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByText(/viennent des demandes ouvertes sur cet ordinateur/u).length).toBeGreaterThan(0);
  });

  it('draws of 500 volunteers those in sight', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    document.body.style.overflowY = 'auto';
    const { grid } = await openPlanner({
      people: Array.from({ length: 500 }, (_, index) => person(index + 1, `N${index}`)),
    });
    expect(grid.getAttribute('aria-rowcount')).toBe('501');
    await waitFor(() => expect(within(grid).getAllByRole('rowheader').length).toBeGreaterThan(3));
    expect(within(grid).getAllByRole('rowheader').length).toBeLessThan(80);
    document.body.style.overflowY = '';
    vi.restoreAllMocks();
  });
});
