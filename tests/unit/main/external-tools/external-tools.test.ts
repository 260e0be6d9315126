import { beforeEach, describe, expect, it } from 'vitest';
import { externalTools } from '#main/external-tools/handlers.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { FakeClock, listeningLog } from '#tests/support/fakes.ts';

const call: CallContext = { signal: new AbortController().signal, progress: () => {}, commit: () => {} };
const sameId = { id: 999_999_999_999 };
const given = [
  { ...sameId, username: 'administration', password: 'secret-one' },
  { ...sameId, username: 'communities', password: 'secret-two' },
];

function open({
  isShown = true,
  members = given as unknown[],
  brokenClipboard = false,
  isClipboardSilent = false,
} = {}) {
  const clock = new FakeClock();
  const { log, lines } = listeningLog();
  let onEnd = () => {};
  let onLock = () => {};
  const lock = { isLocked: false };
  let asked = 0;
  let clipboard = 'before';
  const tools = externalTools({
    client: {
      list: async () => {
        asked += 1;
        return { members, total: members.length };
      },
    },
    session: {
      onEnd: (listener) => (onEnd = () => listener({ userId: 1, isSelected: true } as never)),
      onLock: (listener) => (onLock = listener),
      get isLocked() {
        return lock.isLocked;
      },
    },
    isShown,
    clipboard: {
      copySecret: async (text) => {
        clipboard = text;
      },
      clearText: async (text) => {
        if (isClipboardSilent) await new Promise(() => {});
        if (brokenClipboard) throw new Error(`cannot clear ${text}`);
        if (clipboard === text) clipboard = '';
      },
    },
    clock,
    log,
  });
  return {
    ...tools,
    clock,
    lines,
    asked: () => asked,
    clipboard: () => clipboard,
    somebodyCopies: (text: string) => {
      clipboard = text;
    },
    endSession: () => onEnd(),
    /** The window is locked. */
    lock: () => {
      lock.isLocked = true;
      onLock();
    },
    /** What was started by a timer or an event has ended. */
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

let house: ReturnType<typeof open>;
beforeEach(() => {
  house = open();
});
const copy = (index: number) => house.handlers['externalTools.copyPassword']({ index }, call);
const reveal = (index: number) => house.handlers['externalTools.reveal']({ index }, call);

describe('the logins of external tools', () => {
  it('are listed by name; a password is requested by position, since all ids are equal', async () => {
    expect(await house.handlers['externalTools.logins'](undefined, call)).toEqual([
      { username: 'administration' },
      { username: 'communities' },
    ]);
    expect(await reveal(1)).toEqual({ password: 'secret-two' });
    expect(house.asked()).toBe(1);
  });

  it('are forgotten when the session ends', async () => {
    await reveal(0);
    house.endSession();
    await reveal(0);
    expect(house.asked()).toBe(2);
  });

  it('are not requested where the site does not show the tool', async () => {
    house = open({ isShown: false });
    const refused = { error: { kind: 'refused' } };
    await expect(house.handlers['externalTools.logins'](undefined, call)).rejects.toMatchObject(refused);
    await expect(reveal(0)).rejects.toMatchObject(refused);
    await expect(copy(0)).rejects.toMatchObject(refused);
    expect(house.asked()).toBe(0);
  });

  it('give an error when they cannot be read or no longer exist', async () => {
    await expect(reveal(5)).rejects.toMatchObject({ error: { kind: 'server', isUnreadable: true } });
    house = open({ members: [{ username: 'administration' }] });
    await expect(house.handlers['externalTools.logins'](undefined, call)).rejects.toMatchObject({
      error: { kind: 'server', isUnreadable: true },
    });
  });
});

describe('a copied password', () => {
  it('is cleared from the clipboard after 30 seconds', async () => {
    expect(await copy(0)).toEqual({ clearedAfter: 30 });
    expect(house.clipboard()).toBe('secret-one');
    house.clock.advance(29_999);
    await house.settled();
    expect(house.clipboard()).toBe('secret-one');
    house.clock.advance(1);
    await house.settled();
    expect(house.clipboard()).toBe('');
  });

  it('does not clear what was copied since', async () => {
    await copy(0);
    house.somebodyCopies('a list of towns');
    house.clock.advance(30_000);
    await house.settled();
    expect(house.clipboard()).toBe('a list of towns');
  });

  it('is replaced by the next one, whose time starts anew', async () => {
    await copy(0);
    house.clock.advance(20_000);
    await copy(1);
    house.clock.advance(20_000);
    await house.settled();
    expect(house.clipboard()).toBe('secret-two');
    house.clock.advance(10_000);
    await house.settled();
    expect(house.clipboard()).toBe('');
  });

  it.each([
    ['the session', () => house.endSession()],
    ['the application', () => void house.clearClipboard()],
    ['an open window', () => house.lock()],
  ])('is cleared at the end of %s, with its timer', async (_, end) => {
    await copy(0);
    end();
    await house.settled();
    expect([house.clipboard(), house.clock.waiting]).toEqual(['', 0]);
  });

  it('is not copied for a window that was locked while the platform was asked', async () => {
    const copying = copy(0);
    house.lock();
    await expect(copying).rejects.toMatchObject({ error: { kind: 'idle' } });
    expect(house.clipboard()).toBe('before');
  });

  it('does not keep the application from ending where the clipboard never answers', async () => {
    house = open({ isClipboardSilent: true });
    await copy(0);
    const cleared = house.clearClipboard();
    house.clock.advance(1000);
    await cleared;
    expect(house.lines.join()).toContain('clipboard');
  });

  it('never appears in the log, not even when the clipboard cannot be cleared', async () => {
    house = open({ brokenClipboard: true });
    await copy(0);
    await house.clearClipboard();
    expect(house.lines).toHaveLength(1);
    expect(house.lines.join('\n')).not.toContain('secret-one');
  });
});
