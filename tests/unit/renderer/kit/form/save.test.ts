import { describe, expect, it } from 'vitest';
import { recordSave, withFiles } from '#renderer/kit/form/save.ts';

interface Draft {
  name: string;
  rows: readonly number[];
}
const sent = (draft: Draft) => ({ draft, values: draft, changes: { name: draft.name }, stored: draft });

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

  it('tell how the save ended with them, and what is stored by then', async () => {
    const { send } = withFiles<Draft, Draft, never, number>(
      recordSave<Draft, Draft>(async () => null),
      async ({ stored }, saved) => ({ isSaved: false, end: 1, isUnsure: false, now: saved.now ?? stored }),
    );
    const draft = { name: 'a', rows: [] };
    expect(await send(sent(draft))).toEqual({ isSaved: false, end: 1, isUnsure: false, now: draft });
  });
});
