import { expect, expectTypeOf, it } from 'vitest';
import { type Handlers, type HandlersOf, joinHandlers } from '#main/ipc/handler.ts';

const home: HandlersOf<'home'> = {
  'home.waiting': () => 3,
  'home.pendingMembers': () => 0,
};
const search: HandlersOf<'search'> = { 'search.find': () => [] };

it('joins the handlers of several domains', () => {
  const joined = joinHandlers([home, search]);
  expect(joined).toEqual({ ...home, ...search });
  expectTypeOf(joined).toExtend<HandlersOf<'home' | 'search'>>();
});

it('refuses two handlers of one channel, when it is compiled', () => {
  // @ts-expect-error the search is handled twice
  joinHandlers([home, search, { 'search.find': () => [] }]);
  // @ts-expect-error whichever come between
  joinHandlers([search, home, search]);
});

it('gives no table of all channels where one has no handler', () => {
  // @ts-expect-error the other channels are missing
  const handlers: Handlers = joinHandlers([home, search]);
  expect(Object.keys(handlers)).toHaveLength(3);
});
