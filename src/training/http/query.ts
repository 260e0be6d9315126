import { badRequest } from './errors.ts';

/** Returns the integers among some texts; others are ignored. */
export const numbersIn = (texts: readonly string[]): Set<number> =>
  new Set(texts.filter((text) => /^\d+$/.test(text)).map(Number));

/** The query parameters of a request, parsed as the platform does. */
export class Query {
  readonly #parameters: URLSearchParams;

  constructor(parameters: URLSearchParams) {
    this.#parameters = parameters;
  }

  has(name: string): boolean {
    return this.#parameters.has(name);
  }

  /** Returns the last value of a scalar parameter. */
  text(name: string): string | undefined {
    return this.#parameters.getAll(name).at(-1);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    return value === undefined || !/^-?\d+$/.test(value) ? undefined : Number(value);
  }

  /** Returns the values of `name[]=…`, with or without numbers in the brackets. */
  list(name: string): string[] {
    const start = `${name}[`;
    return [...this.#parameters]
      .filter(([key]) => key.startsWith(start) && /^\d*\]$/.test(key.slice(start.length)))
      .map(([, value]) => value);
  }

  /** Returns the pairs of `name[key]=…`, in URL order. */
  keyed(name: string): [key: string, value: string][] {
    return [...this.#parameters].flatMap(([parameter, value]): [string, string][] => {
      const key = new RegExp(`^${name}\\[([\\w.]+)\\]$`).exec(parameter)?.[1];
      return key === undefined ? [] : [[key, value]];
    });
  }

  /**
   * Returns page, from 1, and page size (default 100, no maximum).
   * @throws PlatformError 400 for anything but numbers from 1
   */
  page(): { page: number; perPage: number } {
    const positive = (name: string, otherwise: number) => {
      const value = this.text(name);
      if (value === undefined || value === '') return otherwise;
      const number = /^\d+$/.test(value) ? Number(value) : 0;
      if (number >= 1) return number;
      throw badRequest(name === 'page' ? 'Page should not be less than 1' : 'Limit should not be less than 1');
    };
    return { page: positive('page', 1), perPage: positive('perPage', 100) };
  }

  /** Key of the rows and their order: every parameter except the page. */
  key(): string {
    return [...this.#parameters]
      .filter(([name]) => name !== 'page' && name !== 'perPage')
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
  }
}

/** Parses a day or a time; without zone, in the server's zone, which is UTC here. Undefined: not a date. */
export function parseDate(text: string): number | undefined {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text) && text.length > 10;
  const time = Date.parse(hasZone || text.length <= 10 ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Comparisons of range filters, by key. */
export const comparisons: Readonly<Record<string, (time: number, limit: number) => boolean>> = {
  after: (time, limit) => time >= limit,
  before: (time, limit) => time <= limit,
  strictly_after: (time, limit) => time > limit,
  strictly_before: (time, limit) => time < limit,
};
