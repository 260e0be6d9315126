import { territories } from './territories.ts';

/**
 * A solidary structure. `solidaryTransport` is the wire's: false means that it offers transport
 * (docs/platform/c-solidary.md §9).
 */
export interface Structure {
  readonly id: number;
  readonly name: string;
  readonly telephone: string | null;
  readonly signature: string | null;
  /** 0 full, 1 light. */
  readonly mode: 0 | 1;
  readonly solidaryTransport: boolean;
  /** Ids of the territories it serves. */
  readonly territories: readonly number[];
}

const called = (...names: string[]) => territories.filter(({ name }) => names.includes(name)).map(({ id }) => id);

export const structures: readonly Structure[] = [
  {
    id: 1,
    name: 'Mobilité solidaire du Grand Nancy',
    telephone: '0353010001',
    signature: "L'équipe de la mobilité solidaire",
    mode: 0,
    solidaryTransport: false,
    territories: called('Métropole du Grand Nancy'),
  },
  {
    id: 2,
    name: "Centre social de l'Hirondelle (Lunéville)",
    telephone: '0353010002',
    signature: null,
    mode: 1,
    solidaryTransport: true,
    territories: called('Meurthe-et-Moselle'),
  },
  {
    id: 3,
    name: 'Entraide des Hautes-Vosges',
    telephone: null,
    signature: 'Entraide des Hautes-Vosges, Gérardmer',
    mode: 0,
    solidaryTransport: true,
    territories: called('Vosges'),
  },
  {
    id: 4,
    name: 'Relais mobilité Rhône',
    telephone: '0465710004',
    signature: null,
    mode: 0,
    solidaryTransport: false,
    territories: called('Métropole de Lyon', 'Rhône'),
  },
];
