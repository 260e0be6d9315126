import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type RecordForm,
  type RecordFormDraft,
  type RecordFormValues,
  recordForm,
} from '#renderer/features/record-form/fields.ts';
import { useChosenFiles } from '#renderer/features/record-form/proofs/useChosenFiles.ts';
import { JourneySection } from '#renderer/features/record-form/sections/JourneySection.tsx';
import { NeedsSection } from '#renderer/features/record-form/sections/NeedsSection.tsx';
import { ProofsSection } from '#renderer/features/record-form/sections/ProofsSection.tsx';
import { TimesSection } from '#renderer/features/record-form/sections/TimesSection.tsx';
import { asDay } from '#shared/calendar.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import type { PersonProof } from '#shared/resources/solidary/people.ts';
import type { FormStructure, JourneyDraft, ProofsDraft } from '#shared/resources/solidaryrecords/form/draft.ts';
import { emptyRecord } from '#shared/resources/solidaryrecords/form/draft.ts';
import { journeyProblems, placeOfAddress } from '#shared/resources/solidaryrecords/form/journey.ts';
import { proofsProblems } from '#shared/resources/solidaryrecords/form/proofs.ts';
import { emptyTimes, type TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import { timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import { wirePlace } from '#shared/resources/solidaryrecords/wire-place.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { fakeStructure, wireStructure } from '#tests/support/fake-structures.ts';
import { withRoomForMaps } from '#tests/support/map.ts';
import { openScreen } from '#tests/support/screen.tsx';

withRoomForMaps();

const TODAY = asDay('2026-03-06');
beforeEach(() => void installFakeBridge());
const structure = fakeStructure(1);

interface FormProps {
  start: Partial<RecordFormDraft>;
  of?: FormStructure;
  mode?: 'create' | 'edit';
  /** Shows what is wrong from the start. */
  isSent?: boolean;
  draw: (form: RecordForm) => ReactNode;
  held: { form?: RecordForm };
}

/** Sections in a form of their own. */
function Sections({ start, of = structure, mode = 'create', isSent = false, draw, held }: FormProps) {
  const definition = useMemo(
    () =>
      recordForm(of, ({ proofs, journey, times }) => ({
        identity: [],
        proofs: proofsProblems(proofs, { structure: of, files: new Set(), before: start.proofs ?? {} }),
        needs: [],
        journey: journeyProblems(journey),
        times: timesProblems(times, { windows: of?.windows ?? null, today: TODAY, mode }),
      })),
    [of, mode, start],
  );
  const form = useForm<RecordFormDraft, unknown, RecordFormValues>({
    resolver: zodResolver(definition.schema(null)),
    defaultValues: { ...emptyRecord(TODAY), ...start },
    mode: 'onTouched',
  });
  const made = useMemo(() => ({ definition, record: { form }, named: null }), [definition, form]);
  held.form = made;
  useEffect(() => {
    if (isSent) void form.handleSubmit(() => {})();
  }, [form, isSent]);
  return draw(made);
}

async function open(start: FormProps['start'], draw: FormProps['draw'], more: Pick<FormProps, 'of' | 'mode'> = {}) {
  const held: FormProps['held'] = {};
  const opened = await openScreen(<Sections {...more} {...{ start, draw, held }} />);
  const now = () => {
    if (held.form === undefined) throw new Error('no form');
    return held.form.record.form.getValues();
  };
  return { ...opened, now };
}

const openTimes = (start: TimesDraft, mode: 'create' | 'edit' = 'create') =>
  open({ times: start }, (form) => <TimesSection {...{ form, structure, mode }} today={TODAY} />, { mode });

const box = (name: RegExp) => screen.findByRole('textbox', { name });
const radio = (name: RegExp) => screen.getByRole('radio', { name });

describe('The dates and times of the form of a record', () => {
  it('are typed as somebody says them, and shown in full once the field is left', async () => {
    const { person, now } = await openTimes(emptyTimes(TODAY));
    const day = await box(/^Date/);
    await person.type(day, 'lun');
    await person.tab();
    expect(now().times.punctual.day).toBe('2026-03-09');
    screen.getByDisplayValue('09/03/2026');
    await person.clear(day);
    await person.type(day, '1003');
    await person.type(await box(/^Heure/), '930');
    await person.tab();
    expect(now().times.punctual).toMatchObject({ day: '2026-03-10', time: '09:30' });
  });

  it('say under each choice what it comes to', async () => {
    const { person } = await openTimes(emptyTimes(TODAY));
    await screen.findByText(/du vendredi 6 mars 2026 au vendredi 13 mars 2026/);
    screen.getByText(/de 18:00 à 23:00/);
    await person.click(radio(/^Le soir/));
    // Half past eight, and one to three hours later.
    screen.getByText(/le même jour à 21:30/);
    await person.click(radio(/^L’après-midi/));
    screen.getByText(/le même jour à 16:00/);
  });

  it('refuse a return that passes midnight, and a given return of a flexible day', async () => {
    const start = emptyTimes(TODAY);
    const late = { ...start, punctual: { ...start.punctual, day: '2026-03-10', time: '22:30' } };
    const { person } = await openTimes(late);
    await screen.findByRole('radio', { name: /2.h plus tard/ });
    await person.click(radio(/2.h plus tard/));
    await screen.findByText(/choisissez la date et l’heure du retour/);
    await person.click(radio(/^Dans les 7 jours/));
    expect(radio(/^À une date et une heure précises/).hasAttribute('disabled')).toBe(true);
  });

  it('keep what was typed of the other kind, and lines are added and removed by keyboard', async () => {
    const { person, now } = await openTimes(emptyTimes(TODAY));
    await person.type(await box(/^Heure/), '9');
    await person.click(radio(/^Régulier/));
    await person.click(screen.getByRole('checkbox', { name: 'lundi' }));
    await person.type(await box(/^Aller/), '8h30');
    await person.click(screen.getByRole('button', { name: 'Ajouter une ligne' }));
    expect(screen.getAllByRole('textbox', { name: /^Aller/ })).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Retirer la ligne 2' }));
    expect(document.activeElement?.textContent).toBe('Ajouter une ligne');
    expect(now().times.regular.rows).toEqual([{ days: ['mon'], outward: '08:30', back: null }]);
    await person.click(radio(/^Ponctuel/));
    screen.getByDisplayValue('09:00');
  });

  it('warn of past dates in an edition, with a way to today', async () => {
    const start = emptyTimes('2026-01-05');
    const { person, now } = await openTimes({ ...start, kind: 'regular' }, 'edit');
    await person.click(await screen.findByRole('button', { name: 'Repartir d’aujourd’hui' }));
    expect(now().times.base).toBe(TODAY);
    expect(screen.queryByText('Cette date est passée.')).toBeNull();
  });
});

describe('The ends of the journey of the form', () => {
  const place = (changes: object) => placeOfAddress({ ...emptyAddress, latitude: 48.69, longitude: 6.18, ...changes });
  const openJourney = (start: JourneyDraft) => open({ journey: start }, (form) => <JourneySection form={form} />);

  it('say that two ends are one place, and that an address has no town', async () => {
    await openJourney({ origin: place({ locality: 'Nancy' }), destination: place({}), goesAnywhere: false });
    await screen.findByText(/au même endroit/);
    screen.getByText(/n’a pas de commune/);
  });

  const openPin = async (which: string) => {
    const button = await screen.findByRole('button', { name: `Placer ${which} sur la carte` });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(await screen.findByRole('button', { name: /^Poser le repère/ }));
    return button;
  };

  it('can be set by a pin: the platform looks up what is there', async () => {
    const { now } = await openJourney({ origin: null, destination: null, goesAnywhere: false });
    const button = await openPin('le départ');
    const { origin } = now().journey;
    expect(origin?.keys).toEqual({
      latitude: origin?.latitude.toFixed(6),
      longitude: origin?.longitude.toFixed(6),
    });
    expect(journeyProblems(now().journey).map(({ field }) => field)).toEqual(['destination']);
    // The map stays, to move the pin, and can be closed by the same button.
    const set = screen.getByRole('button', { name: /^Repère/ });
    fireEvent.keyDown(set, { key: 'ArrowUp', shiftKey: true });
    expect(now().journey.origin?.latitude).toBeGreaterThan(origin?.latitude ?? 90);
    fireEvent.click(button);
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('that are stored without coordinates keep their words under the pin', async () => {
    const stored = wirePlace.parse({
      street: 'Rue Haute',
      addressLocality: 'Sornéville',
      displayLabel: ['Rue Haute, Sornéville', ''],
    });
    const origin = place({ locality: 'Toul' });
    const { now } = await open({ journey: { origin, destination: null, goesAnywhere: false } }, (form) => (
      <JourneySection form={form} stored={{ origin: wirePlace.parse(null), destination: stored }} />
    ));
    await screen.findByText(/sans position : Rue Haute, Sornéville/);
    expect(screen.queryByRole('button', { name: 'Placer le départ sur la carte' })).toBeNull();
    await openPin('l’arrivée');
    // The map opens around the other end.
    expect(now().journey.destination?.latitude).toBeCloseTo(origin?.latitude ?? 0, 3);
    expect(now().journey.destination).toMatchObject({
      label: 'Rue Haute, Sornéville',
      keys: { street: 'Rue Haute', addressLocality: 'Sornéville', latitude: expect.any(String) },
    });
    fireEvent.keyDown(screen.getByRole('button', { name: /^Repère/ }), { key: 'ArrowUp', shiftKey: true });
    expect(journeyProblems(now().journey)).toEqual([]);
  });

  it('keep the destination while the journey goes anywhere', async () => {
    const destination = place({ locality: 'Toul', latitude: 48.67 });
    const { person, now } = await openJourney({ origin: null, destination, goesAnywhere: false });
    await person.click(await screen.findByRole('switch', { name: 'Quel que soit le lieu' }));
    expect(screen.queryByRole('combobox', { name: /^Arrivée/ })).toBeNull();
    expect(now().journey).toEqual({ origin: null, destination, goesAnywhere: true });
  });
});

describe('Purpose and needs of the form', () => {
  const openNeeds = (of: typeof structure | null, ownNeeds: string[] = []) =>
    open({}, (form) => <NeedsSection {...{ form, ownNeeds }} structure={of} />, { of });

  it('are those of the structure, or in own words', async () => {
    const { person, now } = await openNeeds(structure);
    await person.click(await screen.findByRole('radio', { name: 'Autre' }));
    await person.type(await box(/^Précisez/), 'Fête');
    await person.click(screen.getByRole('checkbox', { name: 'Courses' }));
    expect(now().needs).toEqual({ subjectId: 9999, additionalSubject: 'Fête', needs: [2], additionalNeed: null });
  });

  it('can be said of a structure that lost its needs, and name what the record keeps', async () => {
    await openNeeds(fakeStructure(1, { needs: [] }), ['Fauteuil']);
    await screen.findByText(/ne propose aucun besoin/);
    screen.getByText(/Précisé pour cette demande.*Fauteuil/);
  });
});

describe('Proofs of the form', () => {
  const options = { checkbox: false, radio: true, options: 'Moins;Plus', acceptedValues: 'low;high' };
  // The proofs of the structure that are asked of beneficiaries.
  const [first, second] = wireStructure(1).structureProofs as Record<string, unknown>[];
  const asked = fakeStructure(1, {
    structureProofs: [
      { ...first, label: 'Revenu', ...options },
      { ...second, label: 'Carte', checkbox: false, file: true },
    ],
  });
  const given = (structureProofId: number, more: Partial<PersonProof>) =>
    ({ structureProofId, kind: 'radio', value: null, file: null, label: null, ...more }) as PersonProof;

  interface ProofsProps {
    mode: 'create' | 'edit';
    start: ProofsDraft;
    proofs: PersonProof[];
  }

  function Proofs({ mode, start, proofs }: ProofsProps) {
    const files = useChosenFiles();
    const held = useMemo(() => ({}), []);
    const started = useMemo(() => ({ proofs: start }), [start]);
    return (
      <Sections
        {...{ mode, held }}
        start={started}
        of={asked}
        isSent
        draw={(form) => <ProofsSection {...{ form, mode, files }} structure={asked} given={proofs} />}
      />
    );
  }

  it('mark an answer that the structure no longer offers, and cannot replace a file', async () => {
    const proofs = [given(1, { value: 'autre' }), given(2, { file: { name: 'carte.pdf', size: 12_000 } })];
    await openScreen(<Proofs mode="edit" start={{ 1: { value: 'autre', isGiven: false } }} proofs={proofs} />);
    await screen.findByText(/ne propose plus.*autre/);
    screen.getByText(/carte\.pdf, 12\sko/);
    screen.getByText('Ce fichier ne peut plus être remplacé.');
    expect(screen.queryByRole('button', { name: /Carte/ })).toBeNull();
  });

  it('show what was given instead of asking, and ask once it is unticked where it cannot be seen', async () => {
    const start = { 1: { value: 'low', isGiven: true }, 2: { value: null, isGiven: true } };
    const { person } = await openScreen(
      <Proofs mode="create" start={start} proofs={[given(1, { value: 'low', label: 'Revenu' })]} />,
    );
    await screen.findByText('Moins');
    expect(screen.queryByRole('radio')).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: 'Déjà fourni' }));
    screen.getByRole('button', { name: /Carte/ });
  });

  it('hold a chosen file until the record exists, and keep it when another choice is given up', async () => {
    const bridge = installFakeBridge({
      'files.choose': () => ({ selectionId: 's1', name: 'carte.png', size: 2048 }),
    });
    const { person } = await openScreen(<Proofs mode="create" start={emptyRecord(TODAY).proofs} proofs={[]} />);
    await person.click(await screen.findByRole('button', { name: /Carte/ }));
    await screen.findByText(/carte\.png/);
    expect(bridge.calls.map(({ channel }) => channel)).toEqual(['files.choose']);
    const group = screen.getByRole('group', { name: 'Carte' });
    within(group).getByRole('button', { name: /Retirer/ });
  });
});
