import type { Page } from 'playwright';
import type { Faults } from '../../tests/support/faults.ts';

/** The states of a screen (docs/screens/01-shell-home.md §7), by their codes. */
export const stateCodes = ['L', 'E0', 'E1', 'ER', 'DN', 'NF', 'OFF'] as const;
export type StateCode = (typeof stateCodes)[number];

/** A screen, with the data needed to reach each of its states. */
export interface StatefulScreen {
  readonly name: string;
  readonly path: string;
  /** The platform call that the screen waits for. */
  readonly call: RegExp;
  readonly states: readonly StateCode[];
  /** Address with a filter that finds nobody, for E1. */
  readonly filtered?: string;
  /** Address of a record that does not exist, for NF. */
  readonly unknown?: string;
}

const ofLists: readonly StateCode[] = ['L', 'E0', 'E1', 'ER', 'DN'];
const ofRecords: readonly StateCode[] = ['L', 'ER', 'DN', 'NF'];

export const statefulScreens: readonly StatefulScreen[] = [
  {
    name: 'users',
    path: '/users',
    call: /^\/admin\/users$/u,
    states: ofLists,
    filtered: '/users?search=Xyzzy',
  },
  {
    name: 'users_show',
    path: '/users/show/40',
    call: /^\/admin\/users\/40$/u,
    states: ofRecords,
    unknown: '/users/show/999999',
  },
  {
    name: 'users_edit',
    path: '/users/41',
    call: /^\/admin\/users\/41$/u,
    states: ofRecords,
    unknown: '/users/999998',
  },
  {
    name: 'hitchhikers',
    path: '/hitchhikers',
    call: /^\/admin\/users$/u,
    states: [...ofLists, 'OFF'],
    filtered: '/hitchhikers?search=Xyzzy',
  },
  {
    name: 'hitchhikers_show',
    path: '/hitchhikers/show/42',
    call: /^\/admin\/users\/42$/u,
    states: [...ofRecords, 'OFF'],
    unknown: '/hitchhikers/show/999997',
  },
  {
    name: 'hitchhikers_edit',
    path: '/hitchhikers/43',
    call: /^\/admin\/users\/43$/u,
    states: [...ofRecords, 'OFF'],
    unknown: '/hitchhikers/999996',
  },
];

/** Brings a screen into a state, starting from a new page with empty caches. */
export async function bringTo(page: Page, faults: Faults, screen: StatefulScreen, code: StateCode): Promise<void> {
  const target = { path: screen.call };
  faults.clear();
  if (code === 'L') faults.hang(target);
  if (code === 'E0') faults.empty(target);
  if (code === 'ER') faults.status(503, target);
  if (code === 'DN') faults.status(400, target);
  const path = code === 'E1' ? screen.filtered : code === 'NF' ? screen.unknown : screen.path;
  await page.goto(new URL(path ?? screen.path, page.url()).href);
  const sign = code === 'L' ? page.locator('main [aria-busy="true"] *') : page.locator('main h2');
  await sign.first().waitFor();
}
