import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, page, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 20 });
  call = await as(platform, 'administrator');
});

const asWritten = (sections: Row[]) =>
  sections.map(({ id, title, subTitle, position, status, paragraphs }) => ({
    id,
    title: title ?? '',
    subTitle: subTitle ?? '',
    position,
    status,
    paragraphs: paragraphs.map((part: Row) => ({
      id: part.id,
      text: part.text,
      position: part.position,
      status: part.status,
    })),
  }));
const positions = (parts: Row[]) => parts.map(({ position }) => position);
const rising = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('articles', () => {
  it('are at least forty, with their sections in the list too', async () => {
    const all = await rows('/admin/articles');
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all.flatMap(({ sections }) => sections).length).toBeGreaterThan(60);
    expect((await rows('/admin/articles?status[]=0')).every(({ status }) => status === 0)).toBe(true);
  });

  it('replace the whole set of sections with the sent ones, matched by id', async () => {
    const { sections } = await item('/admin/articles/5');
    expect(positions(sections)).toEqual(rising(sections.length));
    const [first, second] = asWritten(sections);
    const kept = { ...first, position: 2, title: null, paragraphs: [{ text: '<p>Neuf</p>', position: 1, status: 1 }] };
    const added = { title: 'Nouvelle', position: 1, status: 0, paragraphs: [{ text: '', position: 1, status: 1 }] };
    await send('PATCH', '/admin/articles/5', { asections: [added, kept] }, false);
    const after = await item('/admin/articles/5');
    expect(after.sections).toHaveLength(2);
    expect(after.sections[0]).toMatchObject({ title: 'Nouvelle', paragraphs: [] });
    // Null is skipped: the title stays.
    expect(after.sections[1]).toMatchObject({ id: first?.id, title: sections[0].title });
    expect(after.sections[1].paragraphs).toHaveLength(1);
    expect(await refusal('PATCH', '/admin/articles/5', { asections: [second] })).toEqual(serverError);
    // A stored paragraph stays without text; a new one is not saved.
    const emptied = asWritten(after.sections).map((part) => ({
      ...part,
      paragraphs: part.paragraphs.map((one: Row) => ({ ...one, text: '' })),
    }));
    await send('PATCH', '/admin/articles/5', { asections: emptied }, false);
    expect((await item('/admin/articles/5')).sections[1].paragraphs).toMatchObject([{ text: '' }]);
  });

  it('answer a write in the order of the texts, and a read in the order of the numbers', async () => {
    const { sections } = await item('/admin/articles/5');
    const written = await send('PATCH', '/admin/articles/5', { asections: asWritten(sections) });
    expect(positions(written.body.sections)).toEqual([1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(positions((await item('/admin/articles/5')).sections)).toEqual(rising(11));
  });

  it('keep the paragraphs of a section that is sent without any', async () => {
    const { sections } = await item('/admin/articles/5');
    const silent = asWritten(sections).map(({ paragraphs: _, ...section }) => section);
    await send('PATCH', '/admin/articles/5', { asections: silent });
    const paragraphs = (parts: Row[]) => parts.map((section) => section.paragraphs);
    expect(paragraphs((await item('/admin/articles/5')).sections)).toEqual(paragraphs(sections));
  });

  it('are shown in the language of the profile, and saved over the original text', async () => {
    const english = openPlatform({ users: 20, profileLanguage: 'en' });
    call = await as(english, 'administrator');
    const { sections, title } = await item('/admin/articles/5');
    expect(title).toMatch(/^\[en\] /);
    await send('PATCH', '/admin/articles/5', { title, asections: asWritten(sections) });
    expect((await item('/admin/articles/5')).title).toMatch(/^\[en\] \[en\] /);
    // So is a change of the status alone.
    await send('PATCH', '/admin/articles/3', { status: 0 });
    const after = await item('/admin/articles/3');
    expect([after.title, after.sections[0]?.paragraphs[0]?.text ?? '[en] [en] ']).toEqual([
      expect.stringMatching(/^\[en\] \[en\] /),
      expect.stringMatching(/^\[en\] \[en\] /),
    ]);
  });

  it('are created and deleted; an unknown id is a 500', async () => {
    const { id } = (await send('POST', '/admin/articles', { title: 'Neuf', status: 0 })).body;
    expect((await item(`/admin/articles/${id}`)).sections).toEqual([]);
    expect((await send('DELETE', `/admin/articles/${id}`)).status).toBe(204);
    expect(await refusal('GET', `/admin/articles/${id}`)).toEqual(serverError);
    expect(await refusal('POST', '/admin/articles', { title: 'Sans statut' })).toEqual(page);
    call = await as(platform, 'noAdministration');
    expect(await refusal('PATCH', '/admin/articles/5', { status: 0 })).toEqual(denied);
  });
});

describe('editorials', () => {
  const min = { title: 'Bonjour', text: 'Un texte', label: 'Voir', link: '/aide', status: 0 };
  const active = async () => (await rows('/admin/editorials?status=1')).map(({ id }) => id);

  it('are at least twenty-five, one of them active', async () => {
    expect((await rows('/admin/editorials')).length).toBeGreaterThanOrEqual(25);
    expect(await active()).toHaveLength(1);
    const [first, second] = await rows('/admin/editorials?order[status]=desc&order[id]=desc');
    expect([first?.status, second?.status]).toEqual([1, 0]);
  });

  it('have at most one active, the one saved last', async () => {
    const [former] = await active();
    const { id } = (await send('POST', '/admin/editorials', { ...min, status: 1 })).body;
    expect(await active()).toEqual([id]);
    await send('PATCH', `/admin/editorials/${former}`, { status: 1 });
    expect(await active()).toEqual([former]);
    await send('PATCH', `/admin/editorials/${former}`, { status: 0 });
    expect(await active()).toEqual([]);
  });

  it('fail without a reason when a field is missing or unknown', async () => {
    for (const name of Object.keys(min)) {
      const body = { ...min, [name]: undefined };
      expect([name, await refusal('POST', '/admin/editorials', body)]).toEqual([name, page]);
    }
    expect(await refusal('POST', '/admin/editorials', { ...min, text: 'x'.repeat(513) })).toEqual(page);
    expect(await refusal('GET', '/admin/editorials/999')).toEqual(serverError);
    expect((await send('DELETE', '/admin/editorials/4')).status).toBe(204);
    call = await as(platform, 'noAdministration');
    expect(await refusal('PATCH', '/admin/editorials/1', { status: 1 })).toEqual(denied);
  });
});
