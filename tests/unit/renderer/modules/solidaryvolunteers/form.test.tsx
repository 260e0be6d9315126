import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { changedValues } from '#renderer/kit/form/changes.ts';
import { replaced } from '#renderer/kit/form/paths.ts';
import { availabilityForm } from '#renderer/modules/solidaryvolunteers/form/fields.ts';
import { permissions } from '#shared/permissions.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure } from '#tests/support/fake-structures.ts';
import { fakeVolunteer } from '#tests/support/fake-volunteers.ts';
import { editPage } from '#tests/support/pages.tsx';
import { openScreen, type ScreenOptions } from '#tests/support/screen.tsx';

const EditPage = await editPage('solidaryvolunteers_edit');

let bridge: FakeBridge;
let wire: Record<string, unknown>;

beforeEach(() => {
  wire = {};
  bridge = installFakeBridge({
    'solidaryvolunteers.get': ({ id }) => fakeVolunteer(id, wire),
    'solidaryvolunteers.update': ({ id }) => ({ id }),
    'solidarystructures.get': ({ id }) =>
      fakeStructure(id, { name: 'Entraide', eMaxTime: '1970-01-01T22:15:00+00:00' }),
    'drafts.get': () => null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.drop': () => undefined,
    'app.setUnsaved': () => undefined,
  });
});

async function open(options: ScreenOptions = {}) {
  await openScreen(<EditPage id={9} />, { rights: permissions, ...options });
  (await screen.findByRole('checkbox', { name: 'lundi matin' })).focus();
  return userEvent.setup({ delay: null });
}
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Enregistrer' }));
const sent = () => bridge.requests('solidaryvolunteers.update');

describe('the form of a volunteer', () => {
  it('sends the slots and times that changed, by keyboard alone, and says when records follow', async () => {
    const user = await open();
    await user.keyboard('{ArrowRight} {Control>}{Home}{/Control} ');
    await user.clear(screen.getByLabelText('Matin, à'));
    await user.type(screen.getByLabelText('Matin, à'), '11h30');
    await save(user);
    await screen.findByText('Les demandes tiendront compte de ces disponibilités à leur prochaine ouverture.');
    expect(sent()).toEqual([
      { id: 9, changes: { slots: { morning: { mon: false, tue: true } }, windows: { morning: { to: '11:30' } } } },
    ]);
  });

  it('refuses a ticked day without hours, and keeps what was typed', async () => {
    const user = await open();
    await user.keyboard('{Control>}{End}{/Control} ');
    await save(user);
    expect(
      await screen.findAllByText(
        'Un jour est coché pour cette partie du jour : saisissez l’heure, ou décochez les jours.',
      ),
    ).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    expect((screen.getByRole('checkbox', { name: 'dimanche soir' }) as HTMLInputElement).checked).toBe(true);
  });

  it('takes over the windows of a structure without saving them, and leaves them where it cannot be read', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Reprendre les créneaux de la structure' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Entraide' }));
    await screen.findByText(/^Créneaux de « Entraide » repris/u);
    expect((screen.getByLabelText('Soir, à') as HTMLInputElement).value).toBe('22:15');
    expect(bridge.requests('solidarystructures.get')).toEqual([{ id: 1 }]);
    expect(sent()).toEqual([]);
  });

  it('does not offer the windows of a structure to whoever may not read it', async () => {
    await open({ rights: permissions.filter((right) => right !== 'structure_read') });
    expect(screen.queryByRole('button', { name: 'Reprendre les créneaux de la structure' })).toBeNull();
  });
});

describe('the rules of availabilities', () => {
  const stored = fakeVolunteer(9);
  const problems = (changes: Record<string, unknown>, record = stored) => {
    const result = availabilityForm
      .schema(record)
      .safeParse(replaced(availabilityForm.draftOf(record), Object.entries(changes)));
    return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  it('refuse to empty a time once it is set, which the platform cannot', () => {
    expect(problems({ 'windows.morning.from': null })).toEqual([
      'windows.morning.from solidaryvolunteers:form.rules.cannotEmpty',
    ]);
  });

  it('refuse an end that is not after its start, and what is no time', () => {
    expect(problems({ 'windows.afternoon.to': '12:00' })).toEqual([
      'windows.afternoon.to solidaryvolunteers:form.rules.order',
    ]);
    expect(problems({ 'windows.afternoon.to': '25:00' })).toEqual(['windows.afternoon.to form:rules.time']);
  });

  it('leave alone what the platform holds, until somebody changes it', () => {
    const odd = fakeVolunteer(9, { eSun: true, aMinTime: '1970-01-01T19:00:00+00:00' });
    expect(problems({ 'slots.morning.tue': true }, odd)).toEqual([]);
    expect(problems({ 'slots.evening.mon': true }, odd)).toHaveLength(2);
    expect(problems({ 'slots.afternoon.mon': true }, odd)).toEqual([
      'windows.afternoon.to solidaryvolunteers:form.rules.order',
    ]);
  });

  it('write no time that was never set', () => {
    const before = availabilityForm.draftOf(stored);
    const after = replaced(before, [['slots.morning.tue', !before.slots.morning.tue]]);
    const values = availabilityForm.schema(stored).parse(after);
    expect(values.windows.evening?.from).toBeUndefined();
    expect(changedValues(before, after, values, null, Object.keys(availabilityForm.fields))).toEqual({
      slots: { morning: { tue: after.slots.morning.tue } },
    });
  });

  it('warn of windows that overlap, not of those that meet', async () => {
    const user = await open();
    expect(screen.queryByText(/se chevauchent/u)).toBeNull();
    const end = screen.getByLabelText('Matin, à');
    await user.clear(end);
    await user.type(end, '13:00');
    expect(await screen.findByText(/se chevauchent/u)).toBeDefined();
    expect(screen.getAllByText(/se chevauchent/u)).toHaveLength(1);
  });
});
