import { describe, expect, test } from 'vitest';
import { type ImportAnswer, readImportAnswer, type SentRecord } from '#main/transfer/import/answer.ts';
import { ImportOutcomes } from '#main/transfer/import/outcomes.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { line } from '#tests/support/imports.ts';

const sent = (...records: Record<string, string>[]): SentRecord[] =>
  records.map((values, index) => ({ values: line(values).split(';'), line: index * 2 + 3 }));
const none = { added: 0, existing: 0, updated: 0, refused: 0, uncertain: 0, notSent: 0 };

/** What an answer to a file of one batch makes of it. */
function read(type: ImportType, answer: ImportAnswer | null, records: readonly SentRecord[]) {
  const outcomes = new ImportOutcomes();
  const { isReported, retry, refusal } = readImportAnswer(type, answer, records, outcomes);
  return { isReported, refusal, retry: retry.map(({ line: at }) => at), ...outcomes.result(1, new Uint32Array()) };
}
const people = sent({ email: 'a@b.fr' }, { email: 'c@d.fr' }, { email: 'e@f.fr', communityId: '9' });

describe('messages', () => {
  test('are read in order, one per line, and each is checked against its line', () => {
    const messages = ['a@b.fr added', 'C@D.fr already exists', '9 community is unknown'];
    expect(read('users', { errors: [], messages }, people)).toEqual({
      isReported: true,
      refusal: null,
      retry: [],
      batches: 1,
      counts: { ...none, added: 1, existing: 1, refused: 1 },
      lines: [
        { line: 5, label: 'c@d.fr', outcome: 'existing', message: 'C@D.fr already exists' },
        { line: 7, label: 'e@f.fr', outcome: 'refused', message: '9 community is unknown' },
      ],
      unlisted: 0,
    });
  });

  test('about another person, or about nobody, make their line uncertain', () => {
    const messages = ['c@d.fr added', 'An exception occurred', 'e@f.fr added'];
    const { counts, lines } = read('users', { errors: [], messages }, people);
    expect(counts).toEqual({ ...none, added: 1, uncertain: 2 });
    expect(lines.map(({ line: at, message }) => [at, message])).toEqual([
      [3, 'c@d.fr added'],
      [5, 'An exception occurred'],
    ]);
  });

  test('a message about an address that starts with another address is not attributed to that one', () => {
    const { counts } = read('users', { errors: [], messages: ['a@b.fr.example added', '', ''] }, people);
    expect(counts).toEqual({ ...none, uncertain: 3 });
  });

  test('a message about a relay point is not attributed to one whose name it starts with', () => {
    const places = ['Gare', 'Gare'].map((name, index) => ({
      values: line({ name }, 'relaypoints').split(';'),
      line: index + 1,
    }));
    const messages = ['Gare Nord (48.69;6.17) added', 'gare (48.69;6.17) added'];
    const { counts } = read('relaypoints', { errors: [], messages }, places);
    expect(counts).toEqual({ ...none, added: 1, uncertain: 1 });
  });

  test('too few leave the remaining lines uncertain, and surplus ones are listed without a line', () => {
    const few = read('users', { errors: [], messages: ['a@b.fr added'] }, people);
    expect(few.counts).toEqual({ ...none, added: 1, uncertain: 2 });
    const many = ['a@b.fr added', 'c@d.fr added', 'e@f.fr added', 'g@h.fr added'];
    const { counts, lines } = read('users', { errors: [], messages: many }, people);
    expect(counts).toEqual({ ...none, added: 3 });
    expect(lines).toEqual([{ line: null, label: '', outcome: 'uncertain', message: 'g@h.fr added' }]);
  });

  test('of relay points name the place', () => {
    const places = ['12,5 km', 'Gare', 'Mairie', 'Stade'].map((name, index) => ({
      values: line({ name }, 'relaypoints').split(';'),
      line: index + 1,
    }));
    const messages = [
      '12.5 km (48.69;6.17) added',
      'Gare (48.69;6.17) already exists and will be ignored -> id = 4',
      'Mairie (48.69;6.17) already exists and will be updated -> id = 5, externalID = X',
      'RelayPointType unknown for Stade',
    ];
    const { counts, lines } = read('relaypoints', { errors: [], messages }, places);
    expect(lines.map(({ outcome, recordId }) => [outcome, recordId])).toEqual([
      ['existing', 4],
      ['updated', 5],
      ['refused', undefined],
    ]);
    expect(counts).toEqual({ ...none, added: 1, existing: 1, updated: 1, refused: 1 });
  });
});

describe('errors: nothing was imported', () => {
  const json = (record: SentRecord | undefined) => JSON.stringify(record?.values).replaceAll('/', '\\/');

  test('each is matched to its line by number or by the values that it repeats', () => {
    const errors = [
      'Incorrect number of column line 2 (15 expected)',
      ` is not a valid email for line ${json(people[0])}`,
      'File not in UTF-8',
      'x cannot be empty for line [not json',
    ];
    const { refusal, counts, lines, retry } = read('users', { errors, messages: [] }, people);
    expect({ refusal, counts, retry }).toEqual({
      refusal: null,
      counts: { ...none, refused: 2 },
      retry: [7],
    });
    expect(lines.map(({ line: at, label, message }) => [at, label, message])).toEqual([
      [3, 'a@b.fr', errors[1]],
      [5, 'c@d.fr', errors[0]],
    ]);
  });

  test('that name no line refuse the whole batch, of which nothing is told yet', () => {
    const errors = ['File not in UTF-8', 'x cannot be empty for line [not json', 'File not in UTF-8'];
    const { refusal, counts, lines, retry } = read('users', { errors, messages: [] }, people);
    expect({ refusal, counts, lines, retry }).toEqual({
      refusal: 'File not in UTF-8 · x cannot be empty for line [not json',
      counts: none,
      lines: [],
      retry: [3, 5, 7],
    });
  });

  test('together with messages make every line uncertain, since the two contradict each other', () => {
    const errors = [`x for line ${json(people[0])}`];
    const { counts, retry, isReported } = read('users', { errors, messages: ['a@b.fr added'] }, people);
    expect({ counts, retry, isReported }).toEqual({ counts: { ...none, uncertain: 3 }, retry: [], isReported: false });
  });

  test('match values whose commas became points and whose accents became escapes', () => {
    const record = sent({ streetAddress: '12,5 km, à gauche', givenName: 'Zoé' });
    const seen = json(record[0]).replace('12,5 km, à', '12.5 km. \\u00e0').replace('é', '\\u00e9');
    expect(read('users', { errors: [`x for line ${seen}`], messages: [] }, record).lines[0]?.line).toBe(3);
  });

  test('about identical lines are shared out, each line getting its own', () => {
    const duplicates = sent({ email: 'a@b.fr' }, { email: 'a@b.fr' });
    const errors = duplicates.flatMap((record) => [`1 for line ${json(record)}`, `2 for line ${json(record)}`]);
    const { lines } = read('users', { errors, messages: [] }, duplicates);
    expect(lines.map(({ line: at, message }) => [at, message[0]])).toEqual([
      [3, '1'],
      [3, '2'],
      [5, '1'],
      [5, '2'],
    ]);
  });
});

test.each([null, { errors: [], messages: [] }, { errors: [], messages: ['x', 'y', 'z'] }])(
  'an answer that mentions no record leaves all lines uncertain and is marked as unreported: %j',
  (answer) => {
    const { counts, isReported } = read('users', answer, people);
    expect({ counts, isReported }).toEqual({ counts: { ...none, uncertain: 3 }, isReported: false });
  },
);

test('a long result is counted in full and listed in part, over all batches', () => {
  const outcomes = new ImportOutcomes();
  for (let batch = 0; batch < 30; batch++) {
    const many = Array.from({ length: 200 }, (_, index) => ({ values: [`${index}@b.fr`], line: batch * 200 + index }));
    readImportAnswer('users', null, many, outcomes);
  }
  const result = outcomes.result(30, new Uint32Array());
  expect([result.counts.uncertain, result.lines.length, result.unlisted]).toEqual([6000, 5000, 1000]);
});
