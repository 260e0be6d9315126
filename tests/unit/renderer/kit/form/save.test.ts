import { describe, expect, it } from 'vitest';
import { recordSave, savesInTurn, withFiles } from '#renderer/kit/form/save.ts';
import { AppFailure } from '#shared/failure.ts';

interface Draft {
  name: string;
  rows: readonly number[];
}
const sent = (draft: Draft) => ({ draft, values: draft, changes: { name: draft.name } });

describe('the save of a record', () => {
  it('gets the values and what changed, and gives what is stored', async () => {
    const calls: unknown[] = [];
    const { send } = recordSave<Draft, Draft>(async (...given) => {
      calls.push(given);
      return { name: 'Gare', rows: [] };
    });
    expect(await send(sent({ name: 'gare', rows: [1] }))).toEqual({ isSaved: true, now: { name: 'Gare', rows: [] } });
    expect(calls).toEqual([[{ name: 'gare', rows: [1] }, { name: 'gare' }]]);
  });
});

describe('a save by several requests', () => {
  const make = () => {
    const log: string[] = [];
    const refused = new Set<string>();
    const request = (name: string, content: unknown) => ({
      content,
      send: async () => {
        log.push(`${name} ${JSON.stringify(content)}`);
        if (refused.has(name)) throw new AppFailure({ kind: 'denied' });
      },
    });
    const strategy = savesInTurn<Draft, Draft, 'name' | 'rows' | 'last'>(
      {
        name: ({ draft }) => request('name', draft.name),
        rows: ({ draft }) => (draft.rows.length === 0 ? null : request('rows', draft.rows)),
        last: () => request('last', null),
      },
      async ({ draft }) => draft,
    );
    return { log, refused, strategy };
  };

  it('sends them in their order, without those that have nothing to send', async () => {
    const { log, strategy } = make();
    const draft = { name: 'a', rows: [] };
    expect(await strategy.send(sent(draft))).toEqual({ isSaved: true, now: draft });
    expect(log).toEqual(['name "a"', 'last null']);
  });

  it('says what is stored where one fails, and sends only the rest again', async () => {
    const { log, refused, strategy } = make();
    refused.add('rows');
    expect(await strategy.send(sent({ name: 'a', rows: [1] }))).toEqual({
      isSaved: false,
      end: { stored: ['name'], failed: 'rows', error: { kind: 'denied' } },
      isUnsure: false,
    });
    refused.clear();
    log.length = 0;
    expect(await strategy.send(sent({ name: 'a', rows: [2] }))).toMatchObject({ isSaved: true });
    expect(log).toEqual(['rows [2]', 'last null']);
    // A save is over: the next one sends everything.
    log.length = 0;
    await strategy.send(sent({ name: 'a', rows: [2] }));
    expect(log).toEqual(['name "a"', 'rows [2]', 'last null']);
  });

  it('sends again what has other content than the stored', async () => {
    const { log, refused, strategy } = make();
    refused.add('last');
    await strategy.send(sent({ name: 'a', rows: [] }));
    log.length = 0;
    refused.clear();
    await strategy.send(sent({ name: 'b', rows: [] }));
    expect(log).toEqual(['name "b"', 'last null']);
  });

  it('fails as one request does where nothing is stored', async () => {
    const { refused, strategy } = make();
    refused.add('name');
    await expect(strategy.send(sent({ name: 'a', rows: [] }))).rejects.toThrow(AppFailure);
  });
});

describe('files after a save', () => {
  it('are sent once the record is stored, and not otherwise', async () => {
    const files: string[] = [];
    const sendFiles = async ({ draft }: { draft: Draft }) => void files.push(draft.name);
    const done = withFiles(
      recordSave<Draft, Draft>(async () => null),
      sendFiles,
    );
    expect(await done.send(sent({ name: 'a', rows: [] }))).toEqual({ isSaved: true, now: null });
    const open = withFiles<Draft, Draft, string>(
      { send: async () => ({ isSaved: false, end: 'unknown', isUnsure: true }) },
      sendFiles,
    );
    expect(await open.send(sent({ name: 'b', rows: [] }))).toMatchObject({ end: 'unknown' });
    expect(files).toEqual(['a']);
  });
});
