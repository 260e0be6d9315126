import { describe, expect, it } from 'vitest';
import { maxTokens, mostRows, SMALL } from '#main/api/json/limits.ts';
import { JsonMeter, MAX_DEPTH } from '#main/api/json/meter.ts';
import { type JsonKind, readJson } from '#main/api/json/read.ts';
import { toAppError } from '#shared/failure.ts';
import { jsonWorker } from '#tests/support/json-worker.ts';

const read = (text: string, kind: JsonKind = 'page') =>
  readJson(new Response(text), { kind, workerFile: jsonWorker }).catch(toAppError);
const tooLarge = { kind: 'server', isUnreadable: true, isTooLarge: true, status: 200 };

const meterOf = (text: string, size = text.length) => {
  const meter = new JsonMeter();
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) meter.add(bytes.subarray(at, at + size));
  return { tokens: meter.tokens, isTooDeep: meter.isTooDeep };
};

describe('the values of a JSON text', () => {
  it.each([1, 2, 3, 1000])('are counted outside texts, wherever the text is cut: every %i bytes', (size) => {
    const text = JSON.stringify({ 'a{[,:"\\': ['x,y:[', '\\"', { b: 1 }], c: 'é{' });
    // Two objects, one array, four commas, three colons: `a…`, `b`, `c`.
    expect(meterOf(text, size).tokens).toBe(3 + 3 + 3);
  });

  it('count as too deep beyond any response of the platform', () => {
    expect(meterOf('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)).isTooDeep).toBe(false);
    expect(meterOf('[{"a":'.repeat(MAX_DEPTH)).isTooDeep).toBe(true);
    expect(meterOf('[],'.repeat(1000)).isTooDeep).toBe(false);
  });
});

describe('the JSON of a response', () => {
  it.each([
    ['nested', '['.repeat(1_000_000)],
    ['of empty objects', `[${'{},'.repeat(400_000)}{}]`],
    ['of keys', `{${'"a":1,'.repeat(400_000)}"a":1}`],
  ])('is refused before it is parsed when it is too much: %s', async (_, text) => {
    expect(await read(text)).toEqual(tooLarge);
  });

  it.each(['item', 'page', 'whole'] as const)('has as many values as its kind may have: %s', async (kind) => {
    const filled = (tokens: number) => `[${'1,'.repeat(tokens - 1)}1]`;
    expect(await read(filled(maxTokens[kind]), kind)).toHaveLength(maxTokens[kind]);
    expect(await read(filled(maxTokens[kind] + 1), kind)).toEqual(tooLarge);
  });

  it('is the same, parsed here or outside this thread', async () => {
    const members = Array.from({ length: mostRows }, (_, id) => ({ id, name: `é${id}`, of: { id: [id] } }));
    const list = { '@id': '/users', 'hydra:totalItems': members.length, 'hydra:member': members };
    expect(await read(JSON.stringify(list))).toEqual(list);
    expect(await read(JSON.stringify(members))).toEqual(members);
    const text = 'é'.repeat(SMALL.bytes);
    expect(await read(JSON.stringify({ text }))).toEqual({ text });
  });

  it('replaces half of a character, here and outside this thread', async () => {
    const half = String.raw`{"hydra:member":["\ud83d"],"long":"${'x'.repeat(SMALL.bytes)}"}`;
    expect(await read(String.raw`["\ud83d"]`)).toEqual(['\ufffd']);
    expect(await read(half)).toMatchObject({ 'hydra:member': ['\ufffd'] });
  });

  it('leaves out a member that is too large by itself, and keeps the others', async () => {
    const members = [{ id: 1 }, { id: 2, of: Array.from({ length: 30_000 }, () => 1) }, { id: 3 }];
    expect(await read(JSON.stringify({ 'hydra:member': members }))).toEqual({
      'hydra:member': [{ id: 1 }, null, { id: 3 }],
    });
  });

  it('is refused with more members than are read', async () => {
    const list = (length: number) => JSON.stringify({ 'hydra:member': Array.from({ length }, () => ({ a: 1, b: 2 })) });
    expect(await read(list(mostRows))).toMatchObject({ 'hydra:member': { length: mostRows } });
    expect(await read(list(mostRows + 1))).toEqual(tooLarge);
  });

  it('that is large and cut off cannot be read', async () => {
    const text = JSON.stringify(Array.from({ length: SMALL.tokens * 2 }, () => 1)).slice(0, -1);
    expect(await read(text)).toEqual({ kind: 'server', isUnreadable: true, status: 200 });
  });

  it('is no longer parsed once nobody waits for it', async () => {
    const end = new AbortController();
    const text = JSON.stringify(Array.from({ length: SMALL.tokens * 4 }, () => 1));
    const options = { kind: 'page', workerFile: jsonWorker, signal: end.signal } as const;
    const outcome = readJson(new Response(text), options).then(
      () => 'read',
      (thrown: unknown) => thrown,
    );
    end.abort(new Error('enough'));
    expect(await outcome).toBe(end.signal.reason);
  });
});
