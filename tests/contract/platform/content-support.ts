import { expect } from 'vitest';
import type { Answer, Caller } from '../support/caller.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of every kind; the contract's schemas check their shape.
export type Row = { id: number } & Record<string, any>;

/** Calls of one account whose answers are held against the contract. */
export function reader(caller: () => Caller) {
  const send = async (method: string, url: string, body?: unknown, isProper = true): Promise<Answer> => {
    const answer = await caller()(method, url, { body, isProper });
    expect(answer.problems).toEqual([]);
    return answer;
  };
  return {
    send,
    rows: async (url: string): Promise<Row[]> => (await send('GET', url)).body['hydra:member'],
    total: async (url: string): Promise<number> => (await send('GET', url)).body['hydra:totalItems'],
    item: async (url: string): Promise<Row> => (await send('GET', url)).body,
    /** Status and text of a refusal. */
    refusal: async (method: string, url: string, body?: unknown): Promise<[number, string]> => {
      const answer = await send(method, url, body, false);
      return [answer.status, answer.body?.['hydra:description'] ?? 'a page'];
    },
  };
}

/** What the database refuses. */
export const page = [500, 'a page'];
export const noAddress = [
  400,
  'Expected IRI or document for resource "App\\Geography\\Entity\\Address", "NULL" given.',
];
export const serverError = [500, 'Internal Server Error'];
export const denied = [400, 'Access Denied.'];
export const notFound = [400, 'Not Found'];

export const address = {
  houseNumber: '3',
  street: 'rue de la Gare',
  streetAddress: 'rue de la Gare',
  postalCode: '54000',
  addressLocality: 'Nancy',
  addressCountry: 'France',
  countryCode: 'FR',
  latitude: '48.690000',
  longitude: '6.180000',
};
