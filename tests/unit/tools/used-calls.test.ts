import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { adoptChannel } from '#shared/ipc/wire.ts';
import type { StandardCall } from '#shared/resources/manifest.ts';
import { manifestsByMenu } from '#shared/resources/manifests.ts';

/** Names every call, because it says what each failure is called: it makes none of them. */
const TABLE = 'src/renderer/app/notifications/failures.ts';

const source = globSync('src/{renderer,preload}/**/*.{ts,tsx}')
  .filter((file) => file.replaceAll('\\', '/') !== TABLE)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** What makes the standard calls of a resource by its name, `NAME` in these patterns. */
const makers: Readonly<Record<StandardCall | 'uploadImage', RegExp>> = {
  // A list is defined by the codecs of its resource, which are called as it is but for capitals.
  list: /(?:listQuery|findRow|wholeList)\(\s*'NAME'|defineList\(\s*NAME,/i,
  get: /(?:itemQuery|useRecord|useFreshRecord|defineForm)\(\s*'NAME'|resource(?:=|: )["']NAME["']/,
  create: /(?:createRecord|defineForm)\(\s*'NAME'/,
  update: /(?:changeRecord|defineForm)\(\s*'NAME'/,
  remove: /(?:deleteRecord|removeAction(?:<\w+>)?)\(\s*'NAME'/,
  uploadImage: /defineForm\(\s*'NAME'|resource(?:=|: )["']NAME["']/,
};

/** Calls that no screen makes: neither by their own name, nor as a standard call of a resource. */
function unusedCalls(channels: readonly string[], text: string): string[] {
  const listed = new Set<string>(manifestsByMenu.filter(({ pages }) => pages.includes('list')).map(({ name }) => name));
  return channels.filter((channel) => {
    if (text.includes(`'${channel}'`)) return false;
    const [name = '', verb = ''] = channel.split('.');
    // The page of a list is required by the compiler, and reads it.
    if (verb === 'list' && listed.has(name)) return false;
    const maker = Object.entries(makers).find(([known]) => known === verb)?.[1];
    return maker === undefined || !new RegExp(maker.source.replaceAll('NAME', name), maker.flags).test(text);
  });
}

describe('the calls of the bridge', () => {
  it('are all made by a screen, or by the preload for a dropped file', () =>
    expect(unusedCalls(Object.keys(contract), source)).toEqual([adoptChannel]));

  it('are found where a call is made by its name, or by what makes the standard ones', () => {
    const text = "read('points.search', request); itemQuery('events', 1); removeAction<Event>('events', {});";
    const calls = ['points.search', 'points.find', 'events.get', 'events.update', 'events.remove', 'events.list'];
    expect(unusedCalls(calls, text)).toEqual(['points.find', 'events.update']);
  });
});
