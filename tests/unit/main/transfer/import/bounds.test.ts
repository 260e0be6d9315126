import { describe, expect, it, test } from 'vitest';
import type { ByteSource } from '#main/transfer/import/byte-source.ts';
import { checkImport } from '#main/transfer/import/check.ts';
import { describePlan } from '#main/transfer/import/inspect.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { keptPerGroup, ProblemGroups } from '#main/transfer/import/problem-groups.ts';
import { UnreadableImport } from '#main/transfer/import/unreadable.ts';
import { importBounds } from '#shared/import/limits.ts';

/** A file that is made as it is read: a start, then the same text again and again up to a size. */
function endless(start: string, repeated: string, size: number): ByteSource & { read: () => number } {
  let read = 0;
  const piece = Buffer.from(repeated.repeat(Math.ceil(65_536 / repeated.length)));
  return {
    read: () => read,
    *chunks(from = 0) {
      const head = Buffer.from(start).subarray(from);
      if (head.length > 0) yield head;
      const skipped = Math.max(0, from - start.length);
      for (let made = start.length + skipped; made < size; made += piece.length) {
        read += piece.length;
        yield piece;
      }
    },
  };
}

function check(source: ByteSource) {
  const groups = new ProblemGroups('users');
  try {
    const summary = checkImport(source, planImport(source, 'users'), groups, { today: '2026-03-02' });
    return { ...summary, groups: groups.sorted(), reason: null };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableImport)) throw thrown;
    return { reason: thrown.reason, groups: groups.sorted(), records: 0 };
  }
}

const HEADER = 'email;prénom;nom\n';
const MANY = 20_000_000;

describe('a file beyond its bounds is refused in words', () => {
  it.each([
    ['of line breaks alone', '', '\n', 'tooManyEmptyLines'],
    ['of line breaks before its last line', `${HEADER}a@b.fr;A;B\n`, '\r\n', 'tooManyEmptyLines'],
    ['of rows without content', HEADER, ';;\n', 'tooManyEmptyLines'],
    ['of empty rows that fill several lines each', HEADER, '"\n\n"\n', 'tooManyEmptyLines'],
    ['of columns alone', 'email', ';x', 'tooManyColumns'],
    ['of one line without an end', '', 'x', 'lineTooLong'],
    ['of a quotation mark that is never closed', '"', 'x\n', 'lineTooLong'],
  ])('%s', (_, start, repeated, reason) => {
    const source = endless(start, repeated, MANY);
    expect(check(source).reason).toBe(reason);
  });

  test('of lines', () => {
    const { reason } = check(endless(HEADER, 'a@b.fr;A;B\n', 11 * (importBounds.records + 100_000)));
    expect(reason).toBe('tooManyLines');
  });

  test('of bytes, also where it grew after its size was read', () => {
    const source: ByteSource = {
      *chunks() {
        yield Buffer.from(HEADER);
        // The rest is never looked at: what was read counts.
        yield Object.defineProperty(Buffer.from('a@b.fr;A;B\n'), 'byteLength', { value: importBounds.bytes + 1 });
      },
    };
    const plan = { ...planImport({ chunks: () => [Buffer.from(HEADER)] }, 'users') };
    expect(() => checkImport(source, plan, new ProblemGroups('users'), { today: '2026-03-02' })).toThrow(
      expect.objectContaining({ reason: 'tooManyBytes' }),
    );
  });
});

describe('a file within its bounds', () => {
  it('has an error for a line without an end, and none for those before it', () => {
    const { records, groups, reason } = check(endless(`${HEADER}a@b.fr;A;B\n`, 'x', 20_000_000));
    expect([reason, records]).toEqual([null, 2]);
    expect(groups.find(({ cause }) => cause === 'fieldCount')?.records.length).toBe(1);
  });

  it('tells each empty line before the last record, as a number and the first ones', () => {
    const { groups } = check({
      chunks: () => [Buffer.from(`${HEADER}\n\n"\n";;\n${';;\n'.repeat(5000)}a@b.fr;A;B\n\n`)],
    });
    const empty = groups.find(({ cause }) => cause === 'emptyRow');
    expect(empty?.rows).toBe(5003);
    expect(empty?.kept.slice(0, 4).map(({ line }) => line)).toEqual([2, 3, 4, 6]);
  });

  it('keeps a bounded number of its problems, and counts all', () => {
    const { groups, records } = check(endless(HEADER, 'wrong;;B\n', 900_000));
    expect(records).toBeGreaterThan(99_000);
    for (const { records, kept } of groups.filter(({ severity }) => severity === 'error')) {
      expect(records.length).toBeGreaterThanOrEqual(kept.length);
      expect(kept.length).toBe(keptPerGroup);
    }
  });

  it('gives the page titles of a bounded length', () => {
    const source = { chunks: () => [Buffer.from(`email;${'x'.repeat(100_000)}\na@b.fr;A\n`)] };
    const { columns } = describePlan(source, planImport(source, 'users'));
    expect(columns.every(({ title }) => (title?.length ?? 0) <= 300)).toBe(true);
  });
});
