import { z } from 'zod';
import { locale } from '../../locale.ts';
import { departmentOf } from './departments.ts';

/** Most communes of France there may ever be, and departments. */
const MAX_COMMUNES = 5000;
const MAX_DEPARTMENTS = 200;

/**
 * How a file of the national schema of carpooling places is read (docs/carpool-places.md). Without departments and
 * communes, the rows of every commune are imported.
 */
export const nationalChoice = z.strictObject({
  /** Codes of departments whose rows are imported; an empty one stands for rows without a commune. */
  departments: z.array(z.string().max(3)).max(MAX_DEPARTMENTS).optional(),
  /** INSEE codes of communes: of their departments, only their rows are imported. */
  communes: z.array(z.string().max(5)).max(MAX_COMMUNES).optional(),
  /** The language of the sentences in the full description; French if absent. */
  language: locale.optional(),
});
export type NationalChoice = z.infer<typeof nationalChoice>;

/** Whether a choice leaves out rows for where they are. */
export const hasTerritory = ({ departments = [], communes = [] }: NationalChoice): boolean =>
  departments.length + communes.length > 0;

/** Returns whether the rows of a commune are imported, by its INSEE code; an empty one for rows without. */
export function territoryOf(choice: NationalChoice): (commune: string) => boolean {
  if (!hasTerritory(choice)) return () => true;
  const communes = new Set(choice.communes);
  const narrowed = new Set([...communes].map(departmentOf));
  const departments = new Set(choice.departments);
  return (commune) => {
    const department = departmentOf(commune);
    return narrowed.has(department) ? communes.has(commune) : departments.has(department);
  };
}
