import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { changedValues, firstValues } from '#renderer/kit/form/changes.ts';
import { type DraftOf, defineForm, type ValuesOf } from '#renderer/kit/form/definition/defineForm.ts';
import { FormField, FormFieldsSection, useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { choice } from '#renderer/kit/form/definition/field-types.tsx';
import { text } from '#renderer/kit/form/definition/text-types.tsx';
import { TextField } from '#renderer/kit/form/fields/TextField.tsx';
import { FieldValue } from '#renderer/kit/form/fields.tsx';
import { ruleMessage } from '#renderer/kit/form/messages.ts';
import { type Editorial, editorialStatuses, editorials } from '#shared/resources/editorials/index.ts';
import { installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openScreen } from '#tests/support/screen.tsx';

const fields = {
  title: text({ label: 'editorials:fields.title', max: 10, required: true }),
  text: text({ label: 'editorials:fields.text', max: 20, required: true, lines: 4 }),
  label: text({ label: 'editorials:fields.label', max: 10, required: true, initial: 'Voir' }),
  link: text({
    label: 'editorials:fields.link',
    hint: 'editorials:form.hints.link',
    max: 30,
    required: true,
    complete: (typed) => (typed.startsWith('/') ? typed : `/${typed}`),
    refuse: (value) => (value.includes('!') ? ruleMessage('editorials:form.rules.link') : null),
    keepsStored: true,
  }),
  status: choice({
    label: 'editorials:fields.status',
    values: editorialStatuses,
    labelOf: (value) => `editorials:values.status.${value}`,
    initial: 0,
    isCopied: false,
  }),
};
const form = defineForm('editorials', fields, {
  check: ({ title, label }, refuse) => {
    if (title !== undefined && title === label) refuse(['label'], ruleMessage('form:rules.invalid'));
  },
  finish: ({ title }) => ({ title: title.toUpperCase() }),
});
beforeEach(() => void installFakeBridge({}));

type Draft = DraftOf<typeof form>;

const stored: Editorial = editorials.item.parse({
  id: 7,
  title: ' Été ',
  text: 'Des places',
  label: 'Lire',
  link: '/été!',
  status: 1,
});

const messages = (draft: Partial<Draft>, of: Editorial | null = stored) =>
  (form.schema(of).safeParse({ ...form.draftOf(stored), ...draft }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

test('a new record starts with the initial values of its fields and the known values', () => {
  expect(form.newDraft(null)).toEqual({ title: null, text: null, label: 'Voir', link: null, status: 0 });
  expect(form.newDraft(null, { title: 'Hiver' })).toMatchObject({ title: 'Hiver', label: 'Voir' });
});

test('the fields of a stored record hold the stored values, in the order of the screen', () => {
  const draft = form.draftOf(stored);
  expect(draft).toEqual({ title: ' Été ', text: 'Des places', label: 'Lire', link: '/été!', status: 1 });
  expect(Object.keys(draft)).toEqual(Object.keys(form.fields));
});

test('a copy takes the stored values, except fields that are not copied and known values', () => {
  expect(form.newDraft(stored, { label: 'Ici' })).toEqual({ ...form.draftOf(stored), label: 'Ici', status: 0 });
});

test('every invalid field reports its error at once, beside a rule over several fields', () => {
  const draft = { title: 'Voir', text: ' ', label: 'Voir', link: 'x'.repeat(30), status: null };
  expect(messages(draft)).toEqual([
    'text form:rules.required',
    'link form:rules.tooLong?longest=30',
    'status form:rules.choose',
    'label form:rules.invalid',
  ]);
});

test('a stored value that breaks a current rule passes until it is changed', () => {
  expect(messages({ link: '/été!' })).toEqual([]);
  expect(messages({ link: '/hiver!' })).toEqual(['link editorials:form.rules.link']);
  expect(messages({ link: '/été!' }, null)).toEqual(['link editorials:form.rules.link']);
});

test('text is trimmed, completed and normalised', () => {
  const values: ValuesOf<typeof form> = form.schema(stored).parse({ ...form.draftOf(stored), link: ' annonces ' });
  expect(values).toEqual({ title: 'ÉTÉ', text: 'Des places', label: 'Lire', link: '/annonces', status: 1 });
});

test('only fields that the person changed are sent', () => {
  const before = form.draftOf(stored);
  const draft = { ...before, label: 'Ici' };
  expect(changedValues(before, draft, form.schema(stored).parse(draft))).toEqual({ label: 'Ici' });
});

const computing = defineForm('editorials', fields, {
  finish: ({ text: written, status }) => ({ text: status === 0 ? '' : written }),
});
const sent = (of: Editorial, changed: Partial<Draft>) => {
  const [schema, before] = [computing.schema(of), computing.draftOf(of)];
  const draft = { ...before, ...changed };
  return changedValues(before, draft, schema.parse(draft), firstValues(schema, before, draft));
};

test('a computed value is sent with the field that it depends on, though nobody touched its own', () => {
  expect(sent(stored, { status: 0 })).toEqual({ status: 0, text: '' });
  expect(sent(stored, { label: 'Ici' })).toEqual({ label: 'Ici' });
});

test('a computed value is sent also where a stored value breaks a current rule', () => {
  expect(sent({ ...stored, label: 'Une invitation' }, { label: 'Ici', status: 0 })).toEqual({
    label: 'Ici',
    status: 0,
    text: '',
  });
});

test('a value is shown as text where no control shows it', async () => {
  await openScreen(
    <>
      <FieldValue fields={form.fields} name="status" value={1} />
      <FieldValue fields={form.fields} name="title" value={null} />
    </>,
  );
  expect((await screen.findByText(/^Actif/u)).textContent).toMatch(/^Actif.+/u);
});

function Fields() {
  const drawn = {
    definition: form,
    record: { form: useForm<Draft, unknown, ValuesOf<typeof form>>({ defaultValues: form.draftOf(stored) }) },
    named: stored,
  };
  const bind = useFieldBinding(drawn);
  return (
    <>
      <FormFieldsSection form={drawn} title="Texte" names={['text', 'link', 'status']} hints={{ text: 'court' }} />
      <FormField form={drawn} name="title" isDisabled />
      <TextField {...bind('label')} placeholder="à elle" />
    </>
  );
}

test('a section draws its fields in order, with their labels, hints and controls', async () => {
  await openScreen(<Fields />);
  await screen.findByText('court');
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  expect(fields.map(({ dataset }) => dataset.field)).toEqual(['text', 'link', 'status', 'title', 'label']);
  expect(fields.map(({ dataset }) => dataset.label)).toContain('Lien du bouton');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: /^Lien/u });
  expect(link.required || link.getAttribute('aria-required') === 'true').toBe(true);
  expect(screen.getByText(/^Une adresse web \(https/u)).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Actif', checked: true })).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Titre/u }).disabled).toBe(true);
  fireEvent.change(screen.getByPlaceholderText('à elle'), { target: { value: 'Autre' } });
  expect(screen.getByPlaceholderText<HTMLInputElement>('à elle').value).toBe('Autre');
});
