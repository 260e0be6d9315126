import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changedValues, firstValues } from '#renderer/kit/form/changes.ts';
import { compareFields } from '#renderer/kit/form/comparison.ts';
import { type DraftOf, defineFields, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import { FormField } from '#renderer/kit/form/definition/FormField.tsx';
import { type Field, mapOf, part } from '#renderer/kit/form/definition/field.ts';
import { choice } from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { restorable, typedText } from '#renderer/kit/form/drafts/content.ts';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { replaced } from '#renderer/kit/form/paths.ts';
import { RecordFormView } from '#renderer/kit/form/RecordFormView.tsx';
import { recordSave, type SaveStrategy } from '#renderer/kit/form/save.ts';
import { useFormSteps } from '#renderer/kit/form/useFormSteps.ts';
import { useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const hours = ['from', 'to'] as const;
const parts = ['morning', 'evening'] as const;

interface Trip {
  name: string | null;
  kind: number;
  hours: Readonly<Record<'morning' | 'evening', Readonly<Record<'from' | 'to', string | null>>>>;
  detail: { reason: string | null; days: readonly number[] };
}

const days: Field<number[], number[], readonly number[]> = {
  label: 'editorials:fields.link',
  Value: ({ value }) => value.join(', '),
  initial: [],
  isCopied: true,
  toDraft: (stored) => [...stored],
  rule: () => z.array(z.number()),
  render: null,
};

interface Context {
  taken: readonly string[];
}

const form = defineFields<Trip>()(
  {
    name: text({ label: 'editorials:fields.title', max: 10, required: true }),
    kind: choice({
      label: 'editorials:fields.status',
      values: [0, 1],
      labelOf: (value) => `editorials:values.status.${value}`,
      initial: 0,
    }),
    hours: part(
      mapOf(parts, (one) =>
        part(
          mapOf(hours, (end) =>
            text({
              label: 'editorials:fields.label',
              max: 5,
              ...(end === 'to' && { dependsOn: [`hours.${one}.from`] }),
            }),
          ),
        ),
      ),
    ),
    detail: part({ reason: text({ label: 'editorials:fields.text', max: 20, required: true }), days }),
  },
  {
    shownWhen: { detail: ({ kind }) => kind === 1 },
    check: ({ name }, refuse, _stored, { draft, context }: { draft: unknown; context: Context }) => {
      if (name !== undefined && context?.taken.includes(name)) refuse('name', ruleMessage('form:rules.invalid'));
      const { morning } = (draft as Trip).hours;
      if (morning.from !== null && morning.to !== null && morning.to <= morning.from) {
        refuse('hours.morning.to', ruleMessage('form:rules.time'));
      }
    },
    steps: { first: ['name', 'kind'], second: ['hours', 'detail'] },
  },
);
type Draft = DraftOf<typeof form>;
const paths = Object.keys(form.fields);

const stored: Trip = {
  name: 'Marché',
  kind: 1,
  hours: { morning: { from: '08:00', to: '09:00' }, evening: { from: null, to: null } },
  detail: { reason: 'Courses', days: [1, 2] },
};
const before = form.draftOf(stored);
const typed = (...entries: [string, unknown][]) => replaced(before, entries);
const messages = (draft: Draft, context?: Context) =>
  (form.schema(stored, context).safeParse(draft).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );
const changes = (draft: Draft) =>
  changedValues(
    before,
    draft,
    form.schema(stored).parse(draft),
    firstValues(form.schema(stored), before, draft, paths),
    paths,
  );

describe('a form of parts', () => {
  test('has the fields of its parts by their paths, in the order of the screen', () => {
    expect(paths).toEqual([
      'name',
      'kind',
      'hours.morning.from',
      'hours.morning.to',
      'hours.evening.from',
      'hours.evening.to',
      'detail.reason',
      'detail.days',
    ]);
  });

  test('reads, starts and copies nested drafts', () => {
    expect(before).toEqual(stored);
    const hour: string | null = before.hours.morning.from;
    expect(hour).toBe('08:00');
    expect(form.newDraft(null)).toEqual({
      name: null,
      kind: 0,
      hours: { morning: { from: null, to: null }, evening: { from: null, to: null } },
      detail: { reason: null, days: [] },
    });
    expect(form.newDraft(stored, { name: 'Autre' })).toEqual({ ...stored, name: 'Autre' });
  });

  test('sends the fields that changed in their nested shape, a list whole', () => {
    expect(changes(typed(['hours.evening.from', '18:00'], ['detail.days', [2]]))).toEqual({
      hours: { evening: { from: '18:00' } },
      detail: { days: [2] },
    });
    expect(changes(before)).toEqual({});
  });

  test('tells errors of fields and of rules over several at their paths', () => {
    expect(messages(typed(['hours.morning.to', '07:00'], ['detail.reason', null]))).toEqual([
      'detail.reason form:rules.required',
      'hours.morning.to form:rules.time',
    ]);
  });

  test('neither validates nor sends a part that is hidden', () => {
    const draft = typed(['kind', 0], ['detail.reason', null], ['detail.days', [7]]);
    expect(messages(draft)).toEqual([]);
    expect(changes(draft)).toEqual({ kind: 0 });
    expect(form.isShown('detail.reason', draft)).toBe(false);
    expect(form.isShown('detail', before)).toBe(true);
  });

  test('knows what its rules need beside the draft', () => {
    expect(messages(before, { taken: ['Marché'] })).toEqual(['name form:rules.invalid']);
    expect(messages(before, { taken: [] })).toEqual([]);
  });

  test('refuses a dependency on a field that is not there', () => {
    const wrong = text({ label: 'editorials:fields.title', max: 5, dependsOn: ['hours.night'] });
    expect(() => defineFields<Trip>()({ name: wrong })).toThrow(/hours\.night/u);
  });

  test('two people who change different fields of one part do not meet', () => {
    const mine = typed(['hours.morning.from', '07:30'], ['detail.days', [1]]);
    const theirs = typed(['hours.morning.to', '09:30'], ['detail.days', [1, 2, 3]]);
    expect(
      compareFields({ baseline: before, mine, theirs }, new Set(['hours.morning.from', 'detail.days']), paths),
    ).toEqual({ conflicts: ['detail.days'], takenOver: ['hours.morning.to'] });
  });

  test('a draft keeps fields by their paths, and gives back those that still have their shape', () => {
    const text = typedText(paths, before, typed(['hours.evening.to', '20:00'], ['detail.days', []]));
    expect(text).toEqual({
      values: { 'hours.evening.to': '20:00', 'detail.days': [] },
      base: { 'hours.evening.to': null, 'detail.days': [1, 2] },
    });
    const kept = { values: { 'hours.evening.to': '20:00', 'detail.days': 'lundi', hours: {} }, base: {} };
    expect(restorable(kept, before, form.fields)?.values).toEqual({ 'hours.evening.to': '20:00' });
    const own = { ...form.fields, 'detail.days': { holds: (value: unknown) => value === 'lundi' } };
    expect(restorable(kept, before, own)?.values).toHaveProperty(['detail.days'], 'lundi');
  });
});

let bridge: FakeBridge;
let platform: Trip;
let saved: unknown[];
let draws: string[];
let kept: unknown;

beforeEach(() => {
  platform = stored;
  saved = [];
  draws = [];
  kept = null;
  bridge = installFakeBridge({
    'drafts.get': () => kept as null,
    'drafts.save': () => ({ isOnDisk: true }),
    'drafts.hold': () => undefined,
    'drafts.drop': () => undefined,
    'app.setUnsaved': () => undefined,
  });
});

interface ScreenProps {
  taken?: readonly string[];
  strategy?: SaveStrategy<Draft, ValuesOf<typeof form>, string>;
}

const plain = recordSave<Draft, ValuesOf<typeof form>>(async (_, changed) => {
  saved.push(changed);
  return null;
});

function Screen({ taken = [], strategy = plain }: ScreenProps) {
  const [context, setContext] = useState<Context>({ taken });
  const record = useRecordForm({
    schema: form.schema(stored, context),
    context,
    initial: before,
    strategy,
    target: {
      resource: 'editorials',
      id: 4,
      fields: form.fields,
      read: async () => form.draftOf(platform),
    },
  });
  const steps = useFormSteps(record, form.steps);
  const drawn = { definition: form, record, named: stored };
  return (
    <RecordFormView
      record={record}
      context="users"
      notes={
        <>
          <p>{`fini : ${record.phase}, ${record.end ?? 'bien'}, ${record.isUnsure}`}</p>
          <p>{`étapes : ${steps.problemsOf('first').length}, ${steps.problemsOf('second').length}, ${steps.showErrors('second')}`}</p>
          <button type="button" onClick={() => steps.check('second')}>
            vérifier
          </button>
          <button type="button" onClick={() => setContext({ taken: ['Marché'] })}>
            pris
          </button>
          <button type="button" onClick={record.forgetEnd}>
            lu
          </button>
        </>
      }
      wayOn={(closes) => (closes ? () => {} : null)}
      onCancel={() => {}}
    >
      {(['name', 'hours.morning.from', 'hours.morning.to', 'detail.reason'] as const).map((name) => (
        <Counted key={name} form={drawn} name={name} />
      ))}
    </RecordFormView>
  );
}

/** The field of a path, which counts how often something of it is drawn. */
const Counted = (props: Parameters<typeof FormField<Trip, Draft, ValuesOf<typeof form>>>[0]) => (
  <div data-testid={props.name}>
    <Profiler id={props.name} onRender={(path) => draws.push(path)}>
      <FormField {...props} />
    </Profiler>
  </div>
);

const box = (path: string) => within(screen.getByTestId(path)).getByRole<HTMLInputElement>('textbox');
const type = (path: string, value: string) => fireEvent.change(box(path), { target: { value } });
const leave = (path: string) => fireEvent.blur(box(path));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const errorOf = (path: string) => box(path).getAttribute('aria-invalid') === 'true';

const open = async (props: ScreenProps = {}) => {
  await openScreen(<Screen {...props} />);
  await screen.findByTestId('name');
};

describe('a form of parts on the screen', () => {
  test('asks about the field of a part that two people changed, and sends the answer in its shape', async () => {
    await open();
    platform = { ...stored, hours: { ...stored.hours, morning: { from: '07:00', to: '09:30' } } };
    type('hours.morning.from', '08:15');
    press('Enregistrer');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    expect(dialog.getByText('07:00')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Enregistrer avec ces choix' }));
    await waitFor(() => expect(saved).toEqual([{ hours: { morning: { from: '08:15' } } }]));
    expect(box('hours.morning.to').value).toBe('09:30');
  });

  test('restores a kept draft into its parts', async () => {
    kept = {
      content: { values: { 'hours.morning.to': '09:45' }, base: { 'hours.morning.to': '09:00' } },
      savedAt: '2026-06-01T10:00:00Z',
    };
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Reprendre ma saisie' }));
    expect(box('hours.morning.to').value).toBe('09:45');
    press('Enregistrer');
    await waitFor(() => expect(saved).toEqual([{ hours: { morning: { to: '09:45' } } }]));
  });

  test('keeps what is typed in a part by its path', async () => {
    await open();
    type('detail.reason', 'Visite');
    const content = { values: { 'detail.reason': 'Visite' }, base: { 'detail.reason': 'Courses' } };
    await waitFor(() =>
      expect(bridge.requests('drafts.hold')).toEqual([{ resource: 'editorials', record: 4, content }]),
    );
  });

  test('validates a field again when one that it depends on changes, once its error is due', async () => {
    await open();
    type('hours.morning.from', '09:30');
    expect(errorOf('hours.morning.to')).toBe(false);
    fireEvent.focus(box('hours.morning.to'));
    leave('hours.morning.to');
    await waitFor(() => expect(errorOf('hours.morning.to')).toBe(true));
    type('hours.morning.from', '08:00');
    await waitFor(() => expect(errorOf('hours.morning.to')).toBe(false));
    type('hours.morning.from', '09:45');
    await waitFor(() => expect(errorOf('hours.morning.to')).toBe(true));
  });

  test('validates again what is shown when the context of its rules changes', async () => {
    await open();
    press('pris');
    await waitFor(() => expect(screen.getByText('étapes : 1, 0, false')).toBeDefined());
    expect(errorOf('name')).toBe(false);
    type('name', 'Gare');
    leave('name');
    type('name', 'Marché');
    leave('name');
    await waitFor(() => expect(errorOf('name')).toBe(true));
  });

  test('shows an error that the context makes of a field that was left', async () => {
    await open();
    fireEvent.focus(box('name'));
    leave('name');
    expect(errorOf('name')).toBe(false);
    press('pris');
    await waitFor(() => expect(errorOf('name')).toBe(true));
  });

  test('a key draws its own field alone', async () => {
    await open();
    type('name', 'G');
    leave('name');
    await screen.findByText('étapes : 0, 0, false');
    type('name', 'Ga');
    await waitFor(() => expect(bridge.requests('drafts.hold')).toHaveLength(1));
    draws = [];
    type('name', 'Gar');
    type('name', 'Gare');
    await waitFor(() => expect(bridge.requests('drafts.hold')).toHaveLength(2));
    expect(new Set(draws)).toEqual(new Set(['name']));
  });

  test('tells what is wrong with each step, and shows it once the step was checked', async () => {
    await open();
    type('detail.reason', '');
    type('name', '');
    await screen.findByText('étapes : 1, 1, false');
    expect([errorOf('name'), errorOf('detail.reason')]).toEqual([false, false]);
    press('vérifier');
    await screen.findByText('étapes : 1, 1, true');
    await waitFor(() => expect(errorOf('detail.reason')).toBe(true));
    expect(errorOf('name')).toBe(false);
  });
});

describe('how a form saves', () => {
  test('says an end that is not simply saved, and sends nothing again before it was looked at', async () => {
    let ends = ['inconnu'];
    await open({
      strategy: {
        send: async ({ draft }) => {
          saved.push(draft.name);
          const [end] = ends;
          return end === undefined ? { isSaved: true, now: null } : { isSaved: false, end, isUnsure: true };
        },
      },
    });
    type('name', 'Gare');
    press('Enregistrer');
    await screen.findByText('fini : open, inconnu, true');
    press('Enregistrer');
    await screen.findByText('fini : open, inconnu, true');
    expect(saved).toEqual(['Gare']);
    expect(box('name').value).toBe('Gare');
    ends = [];
    press('lu');
    await screen.findByText('fini : open, bien, false');
    press('Enregistrer');
    await waitFor(() => expect(saved).toEqual(['Gare', 'Gare']));
    await screen.findByText('fini : open, bien, false');
  });

  test('ends with a save that stores another record', async () => {
    await open({ strategy: { send: async () => ({ isSaved: true, now: null, ends: true }) } });
    type('name', 'Gare');
    press('Enregistrer');
    await screen.findByText('fini : ended, bien, false');
  });
});
