import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AppFailure } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { call, failure, good, openImportHarness, people } from '#tests/support/import-harness.ts';
import { line } from '#tests/support/imports.ts';

const harness = openImportHarness();

test('the column mapping is reused for the same titles, in any spelling, of the same kind of import', async () => {
  const inspect = (text: string, options = {}, type: ImportType = 'users') =>
    harness.handlers['import.inspect']({ selectionId: harness.choose(text).selectionId, type, options }, call());
  const linked = ({ columns, isRemembered }: { columns: { column: string | null }[]; isRemembered: boolean }) => [
    isRemembered,
    ...columns.map(({ column }) => column),
  ];
  const mapping = ['email', 'givenName', 'streetAddress', 'familyName'];
  await inspect('E-mail;Prénom;Nom;Autre\na;b;c;d', { mapping });
  harness.handlers = harness.build();
  expect(linked(await inspect('e mail;PRENOM;nom;autre\nx;y;z;t'))).toEqual([true, ...mapping]);
  expect(linked(await inspect('E-mail;Prénom;Nom;Autres\na;b;c;d'))[0]).toBe(false);
  expect(linked(await inspect('E-mail;Prénom;Nom;Autre\na;b;c;d', {}, 'relaypoints'))[0]).toBe(false);
  expect(JSON.stringify([...harness.remembered])).not.toContain('Prénom');
});

test('a constant for a field without a column applies to every line and is checked like any value', async () => {
  const titles = 'E-mail;Prénom;Nom;Date de naissance;Téléphone';
  const { selectionId } = harness.choose(`${titles}\na@b.fr;Zoé;Durand;1984-05-17;0639980001`);
  const constants = { gender: '1', addressCountry: 'France' };
  const options = { constants };
  const detection = await harness.handlers['import.inspect']({ selectionId, type: 'users', options }, call());
  expect(detection.missing).toEqual([]);
  const { checkId, valid } = await harness.handlers['import.check']({ selectionId, type: 'users', options }, call());
  expect(valid).toBe(1);
  harness.answer = () => ({ errors: [], messages: ['a@b.fr added'] });
  await harness.handlers['import.send']({ checkId }, call());
  expect(harness.uploads[0]?.text.split('\n')[1]).toBe('a@b.fr;Zoé;Durand;1;1984-05-17;0639980001;;;;;;France;;;');
  const wrong = { selectionId, type: 'users' as const, options: { constants: { gender: 'x' } } };
  expect((await harness.handlers['import.check'](wrong, call())).groups).toMatchObject([
    { cause: 'gender', samples: ['x'] },
  ]);
});

test('common words for a gender are understood without a question', async () => {
  const words = ['Femme', 'HOMME', 'autre', 'M', 'f'];
  const text = words.map((gender, index) => line({ email: `p${index}@b.fr`, gender })).join('\n');
  expect(await harness.check(text)).toMatchObject({ records: 5, valid: 5, groups: [] });
});

test('lines are saved as they are in the file, followed by their errors', async () => {
  const { checkId } = await harness.check('E-mail;Prénom;Nom\n a@b.fr;"Zoé;x";Durand\nc@d.fr;Noé;Faure');
  harness.savePath = join(harness.folder, 'erreurs.csv');
  const lines = [{ line: 2, field: 'Genre', error: 'Vide' }];
  const saved = await harness.handlers['import.saveLines'](
    { checkId, titles: ['Ligne', 'Donnée', 'Erreur'], lines },
    call(),
  );
  expect(saved).toEqual({ fileName: 'erreurs.csv' });
  expect(readFileSync(harness.savePath, 'utf8')).toBe(
    'E-mail;Prénom;Nom;Ligne;Donnée;Erreur\r\n a@b.fr;"Zoé;x";Durand;2;Genre;Vide\r\n',
  );
});

test('saved lines contain no formula, and are read back unchanged', async () => {
  const givenName = "Jean|=cmd|'/C calc'!A0";
  const { checkId } = await harness.check(line({ email: 'a@b.fr', givenName, telephone: '+33639980001' }));
  harness.savePath = join(harness.folder, 'erreurs.csv');
  const lines = [{ line: 1, field: '=x', error: '-' }];
  await harness.handlers['import.saveLines']({ checkId, titles: ['L', 'D', 'E'], lines }, call());
  const saved = readFileSync(harness.savePath, 'utf8');
  expect(saved).toContain("Jean|'=cmd|'/C calc'!A0");
  expect(saved).toContain(";'+33639980001;");
  expect(saved).toContain(";1;'=x;'-\r\n");
  harness.answer = () => ({ errors: [], messages: ['a@b.fr added'] });
  const again = await harness.check(saved);
  expect(again).toMatchObject({ records: 1, valid: 1 });
  await harness.handlers['import.send']({ checkId: again.checkId }, call());
  expect(harness.uploads[0]?.text).toContain(`a@b.fr;${givenName};`);
  expect(harness.uploads[0]?.text).toContain(';+33639980001;');
});

test('every line that the platform refused is saved, whether it is listed or not', async () => {
  const three = ['a@b.fr', 'c@d.fr', 'e@f.fr'].map((email) => line({ email }));
  const { checkId } = await harness.check(three.join('\n'));
  harness.savePath = join(harness.folder, 'erreurs.csv');
  harness.answer = () => ({ errors: ['Incorrect MIME type'], messages: [] });
  await harness.handlers['import.send']({ checkId }, call());
  const said = (error: string) => ({ field: 'Refusé', error });
  await harness.handlers['import.saveLines'](
    {
      checkId,
      titles: ['Ligne', 'Donnée', 'Erreur'],
      lines: [{ line: 2, ...said('Dit') }],
      rest: { refused: said('Lot'), uncertain: said('?') },
    },
    call(),
  );
  const [, ...saved] = readFileSync(harness.savePath, 'utf8').trimEnd().split('\r\n');
  expect(saved).toEqual(three.map((text, index) => `${text};${index + 1};Refusé;${index === 1 ? 'Dit' : 'Lot'}`));
});

test('a line that was refused before the import was resumed is saved too', async () => {
  const three = ['a@b.fr', 'c@d.fr', 'e@f.fr'].map((email) => line({ email, communityId: '9' })).join('\n');
  const first = await harness.check(three);
  harness.answer = () => ({ errors: [], messages: ['9 community is unknown'] });
  await harness.handlers['import.send']({ checkId: first.checkId }, call());
  harness.handlers = harness.build();
  harness.found = { 'c@d.fr': { id: 12 } };
  harness.answer = () => ({ errors: [], messages: ['e@f.fr added'] });
  const { checkId } = await harness.check(three);
  await harness.handlers['import.send']({ checkId }, call());
  harness.savePath = join(harness.folder, 'erreurs.csv');
  const rest = { refused: { field: 'F', error: 'R' }, uncertain: { field: 'F', error: 'U' } };
  await harness.handlers['import.saveLines']({ checkId, titles: ['L', 'D', 'E'], lines: [], rest }, call());
  const saved = readFileSync(harness.savePath, 'utf8').trimEnd().split('\r\n').slice(1);
  expect(saved.map((text) => text.split(';').slice(-3))).toEqual([['1', 'F', 'R']]);
});

test('existing accounts with the same e-mail are looked up on request, line by line', async () => {
  const { checkId } = await harness.check();
  harness.found = { 'c@d.fr': { id: 12, givenName: 'Noé', familyName: 'Faure' } };
  const context = call();
  expect(await harness.handlers['import.existing']({ checkId }, context)).toEqual([
    { line: 4, record: expect.stringMatching(/^.{22}$/u), id: 12, name: 'Noé Faure' },
  ]);
  expect(context.seen.at(-1)).toEqual({ phase: 'read', done: 2, total: 2 });
});

describe('a partly sent import', () => {
  const three = [...people, line({ email: 'e@f.fr' })].join('\n');
  const unfinished = (request: { selectionId?: string; checkId?: string } = {}) =>
    harness.handlers['import.unfinished']({ type: 'users', ...request }, call());

  /** The answer tells of the first line alone. */
  async function sendInPart() {
    harness.answer = () => ({ errors: [], messages: ['a@b.fr added'] });
    const checked = await harness.check(three);
    await harness.handlers['import.send']({ checkId: checked.checkId }, call());
    return checked;
  }

  test('is recognised by the content of its file, whatever the name', async () => {
    await sendInPart();
    harness.handlers = harness.build();
    expect(await unfinished()).toMatchObject([
      { fileName: 'personnes.csv', records: 3, settled: 1, uncertain: 2, isRunning: false },
    ]);
    expect(await unfinished({ selectionId: harness.choose(three, 'copie.csv').selectionId })).toHaveLength(1);
    const changed = three.replace('e@f.fr', 'e@g.fr');
    expect(await unfinished({ selectionId: harness.choose(changed, 'autre.csv').selectionId })).toEqual([]);
  });

  test('resumes after a restart with the unfinished lines', async () => {
    await sendInPart();
    harness.handlers = harness.build();
    const { checkId } = await harness.check(three);
    expect(await unfinished({ checkId })).toMatchObject([{ isSameReading: true }]);
    harness.found = { 'c@d.fr': { id: 12 } };
    harness.answer = () => ({ errors: [], messages: ['e@f.fr added'] });
    const { counts, earlier } = await harness.handlers['import.send']({ checkId }, call());
    expect([counts.added, counts.existing, counts.uncertain, earlier]).toEqual([2, 1, 0, 1]);
    expect(harness.uploads[1]?.text.split('\n').slice(1)).toEqual([line({ email: 'e@f.fr' })]);
    expect(await unfinished()).toEqual([]);
  });

  test('reports when its columns are now read in another way', async () => {
    const { selectionId } = await sendInPart();
    const options = { values: { communityId: { x: '1' } } };
    const { checkId } = await harness.handlers['import.check']({ selectionId, type: 'users', options }, call());
    expect(await unfinished({ checkId })).toMatchObject([{ isSameReading: false }]);
  });

  test('sends nothing when uncertain lines cannot be looked up', async () => {
    const { checkId } = await sendInPart();
    harness.found = new Proxy(
      {},
      {
        get: () => {
          throw new AppFailure({ kind: 'denied', right: 'user_list' });
        },
      },
    );
    const error = await failure(harness.handlers['import.send']({ checkId }, call()));
    expect(error).toEqual({ kind: 'denied', right: 'user_list' });
    expect(harness.uploads).toHaveLength(1);
    expect(await unfinished()).toMatchObject([{ settled: 1, uncertain: 2, isRunning: false }]);
  });

  test('is sent like any other file once its journal was discarded', async () => {
    const { checkId } = await sendInPart();
    const [{ id } = { id: '' }] = await unfinished();
    await harness.handlers['import.discard']({ type: 'users', id }, call());
    harness.answer = () => ({ errors: [], messages: ['a@b.fr already exists', 'c@d.fr added', 'e@f.fr added'] });
    expect((await harness.handlers['import.send']({ checkId }, call())).counts).toMatchObject({
      added: 2,
      existing: 1,
    });
  });

  test('stores no value of its lines', async () => {
    await sendInPart();
    const [text = ''] = [...harness.journalFolder.files.values()].map(({ bytes }) => Buffer.from(bytes).toString());
    for (const said of ['a@b.fr', 'Camille', 'Durand', '0639980001']) expect(text).not.toContain(said);
  });
});

test('lines with errors are left out when the person agrees, and the others are sent', async () => {
  const { checkId, valid } = await harness.check([...people, line({ email: 'no' })].join('\n'));
  expect(valid).toBe(2);
  harness.answer = () => ({ errors: [], messages: ['a@b.fr added', 'c@d.fr added'] });
  expect(await failure(harness.handlers['import.send']({ checkId }, call()))).toMatchObject({ kind: 'refused' });
  const { counts } = await harness.handlers['import.send']({ checkId, leavesOutErrors: true }, call());
  expect(counts).toMatchObject({ added: 2, refused: 0, notSent: 0 });
});

describe('the options of a resumed import', () => {
  const options = {
    constants: { addressCountry: 'Belgique' },
    repairs: [{ column: 'gender', value: 'fille', to: 'femme' }],
  };

  /** A first sending that nobody answers: it stays unfinished. */
  async function interrupted() {
    const { selectionId } = harness.choose(line({ email: 'a@b.fr', gender: 'fille', addressCountry: '' }));
    const { checkId } = await harness.handlers['import.check']({ selectionId, type: 'users', options }, call());
    harness.answer = () => {
      throw new AppFailure({ kind: 'network', reason: 'timeout' });
    };
    await harness.handlers['import.send']({ checkId }, call());
    harness.handlers = harness.build();
    const [found] = await harness.handlers['import.unfinished']({ type: 'users', selectionId }, call());
    return found;
  }

  test('are restored after a restart, and are never on disk unencrypted', async () => {
    expect((await interrupted())?.choices).toEqual(options);
    const onDisk = [...harness.journalFolder.files.values()].map(({ bytes }) => Buffer.from(bytes).toString('latin1'));
    expect(onDisk).toHaveLength(1);
    expect(onDisk.join('\n')).not.toMatch(/femme|fille|Belgique/u);
    expect(onDisk.join('\n')).not.toContain(harness.folder);
  });

  test('are reported as lost where there was no keychain, and kept while the application runs', async () => {
    harness.key = null;
    expect((await interrupted())?.choices).toBeNull();
  });

  test('are empty where nothing was chosen', async () => {
    const { checkId, selectionId } = await harness.check();
    harness.answer = () => {
      throw new AppFailure({ kind: 'network', reason: 'timeout' });
    };
    await harness.handlers['import.send']({ checkId }, call());
    const [found] = await harness.handlers['import.unfinished']({ type: 'users', selectionId }, call());
    expect(found?.choices).toEqual({});
  });
});

describe('the file of a partly sent import', () => {
  /** A first sending that nobody answers, after which the application starts anew. */
  async function interrupted() {
    const { path } = await harness.check(good).then(async ({ checkId, ...checked }) => {
      harness.answer = () => {
        throw new AppFailure({ kind: 'network', reason: 'timeout' });
      };
      await harness.handlers['import.send']({ checkId }, call());
      return checked;
    });
    harness.handlers = harness.build();
    const [found] = await harness.handlers['import.unfinished']({ type: 'users' }, call());
    return { path, id: found?.id ?? '' };
  }
  const reopened = (id: string) => harness.handlers['import.reopen']({ type: 'users', id }, call());

  test('is opened again where it lies unchanged, without its path leaving the main process', async () => {
    const { id, path } = await interrupted();
    const { file } = await reopened(id);
    expect(file).toEqual({ selectionId: expect.any(String), name: 'personnes.csv', size: Buffer.byteLength(good) });
    expect(harness.selections.get(file?.selectionId ?? '').path).toBe(path);
    const [found] = await harness.handlers['import.unfinished'](
      { type: 'users', selectionId: file?.selectionId ?? '' },
      call(),
    );
    expect(found?.id).toBe(id);
  });

  test('is not opened once it has changed or is gone', async () => {
    const { id, path } = await interrupted();
    utimesSync(path, 1, 1);
    expect(await reopened(id)).toEqual({ why: 'changed' });
    writeFileSync(path, `${good}\n`);
    expect(await reopened(id)).toEqual({ why: 'changed' });
    rmSync(path);
    expect(await reopened(id)).toEqual({ why: 'gone' });
  });

  test('is unknown for an import that is not there, and where no keychain keeps its path', async () => {
    expect(await reopened('other')).toEqual({ why: 'unknown' });
    harness.key = null;
    expect(await reopened((await interrupted()).id)).toEqual({ why: 'unknown' });
  });
});
