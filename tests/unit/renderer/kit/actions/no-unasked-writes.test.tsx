import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Channel, contract, isChannel } from '#shared/ipc/contract.ts';
import { isRead } from '#shared/ipc/reads.ts';
import { answerUsers, fakeUser, fakeUsers } from '#tests/support/fake-users.ts';
import { openApp } from '#tests/support/shell-app.tsx';

const source = join(import.meta.dirname, '../../../../../src/renderer');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

const textOf = (file: string): string => {
  const found = files.find(({ name }) => name.endsWith(file));
  if (found === undefined) throw new Error(`there is no ${file}`);
  return found.text;
};

/**
 * What follows a place in a source up to the end of its expression: brackets closed, then a comma or the end of a
 * block.
 */
function expressionAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return text.slice(start, at);
  }
  return text.slice(start);
}
const expressions = (pattern: RegExp) =>
  files.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      name,
      text,
      code: expressionAt(text, match.index + match[0].length),
    })),
  );

describe('calls that write', () => {
  it('are all calls that are not known as reads', () => {
    // Channels of an object literal are its keys.
    const writing = (Object.keys(contract) as Channel[]).filter((channel) => !isRead(channel));
    for (const channel of [
      'users.create',
      'users.update',
      'users.remove',
      'bulk.start',
      'users.moderateProof',
      'users.acceptIdentity',
      'users.signInAs',
      'users.uploadImage',
      'users.export',
      'scammers.report',
      'communitymembers.add',
      'communitymembers.changeStatus',
      'communitymembers.delete',
      'import.send',
      'drafts.save',
      'session.signOut',
      'app.resetTraining',
    ]) {
      expect(isChannel(channel) && writing.some((one) => one === channel), channel).toBe(true);
    }
  });

  it('are in no query: not cached, prefetched or retried', () => {
    const queries = expressions(/\bqueryFn:/g);
    expect(queries.length).toBeGreaterThan(8);
    for (const { name, text, code } of queries) {
      expect(code, name).not.toMatch(/\binvoke\(/);
      // A query that calls another function of its file: the whole file only reads.
      if (!/\bread\(/.test(code) && !/=> nothing$/.test(code.trim())) expect(text, name).not.toMatch(/\binvoke\b/);
    }
  });

  it('are made on no hover, and the router preloads nothing', () => {
    const hovers = expressions(/\bon(?:Mouse|Pointer)(?:Enter|Over|Move|Leave)=(?=\{)/g);
    expect(hovers.length).toBeGreaterThan(0);
    for (const { name, text, code } of hovers) {
      const [handler = ''] = /^\{[^}]*\}/.exec(code) ?? [];
      // A map and its pin are moved by the pointer, in handlers that have a name: where those stand, nothing is called.
      const [, gestures, own] = /^\{(?:(gestures)\.)?(on\w+)\}$/.exec(handler) ?? [];
      if (own === undefined) expect(handler, name).toMatch(/=> set[A-Z]\w*\(/);
      else expect(gestures ? textOf('useGestures.ts') : text, name).not.toMatch(/\b(?:invoke|read)\b/);
    }
    expect(textOf('router.tsx')).toContain('defaultPreload: false');
    expect(files.filter(({ text }) => /\spreload=|preloadRoute/.test(text))).toEqual([]);
  });

  it('are not made by pointing at, or moving the focus over, everything on the main screens', async () => {
    for (const at of ['/', '/users', '/users/show/2']) {
      const idle: (() => void)[] = [];
      vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
      vi.stubGlobal('cancelIdleCallback', () => {});
      const { bridge, container, unmount } = await openApp({
        at,
        handlers: {
          'users.list': answerUsers(fakeUsers(60)),
          'users.get': ({ id }) => fakeUser(id),
          'communities.list': ({ page, perPage }) => ({ rows: [], unreadable: [], total: 0, page, perPage }),
        },
      });
      await screen.findByRole('banner');
      if (at !== '/') await waitFor(() => expect(screen.getAllByText(/Prénom2/).length).toBeGreaterThan(0));
      for (const run of idle) run();
      for (const element of container.querySelectorAll<HTMLElement>('a, button, input, select, [role], [tabindex]')) {
        fireEvent.pointerEnter(element);
        fireEvent.pointerOver(element);
        fireEvent.mouseEnter(element);
        fireEvent.mouseOver(element);
        fireEvent.focus(element);
        fireEvent.pointerLeave(element);
      }
      // Longer than the pause after which a hover or a field would ask.
      await new Promise((resolve) => setTimeout(resolve, 600));
      const writes = bridge.calls.map(({ channel }) => channel).filter((channel) => !isRead(channel));
      // That the person is there is told to the idle watch; nothing leaves this computer.
      expect(
        writes.filter((channel) => channel !== 'session.activity'),
        at,
      ).toEqual([]);
      unmount();
    }
  });
});
