import type { ImportOptions } from '../ipc/transfer.ts';
import type { ImportType } from './causes.ts';
import type { ImportRepair } from './repairs.ts';

/** Columns whose values say who somebody is: what was corrected in one of them is of no use for the next file. */
const personal: Readonly<Record<ImportType, ReadonlySet<string>>> = {
  users: new Set([
    'email',
    'givenName',
    'familyName',
    'birthDate',
    'telephone',
    'houseNumber',
    'streetAddress',
    'latitude',
    'longitude',
  ]),
  relaypoints: new Set(),
};

/** Columns whose values are ids of a platform's records. */
const idColumns: ReadonlySet<string> = new Set(['communityId', 'relayPointTypeId']);

const isRepeatable = (type: ImportType, repair: ImportRepair): boolean => {
  if ('line' in repair) return false;
  return !('value' in repair) || !personal[type].has(repair.column);
};

/**
 * What of the options of an import is done again on the next file of the same sender: how its columns are linked and its
 * values read, and the corrections that are of no single line and of nobody's own data.
 */
export function recipeOf(
  type: ImportType,
  { mapping, derived, values, codes, constants, national, repairs = [] }: ImportOptions,
): Pick<ImportOptions, 'mapping' | 'derived' | 'values' | 'codes' | 'constants' | 'national' | 'repairs'> {
  const repeated = repairs.filter((repair) => isRepeatable(type, repair));
  return {
    ...(mapping !== undefined && { mapping }),
    ...(mapping !== undefined && derived !== undefined && { derived }),
    ...(values !== undefined && { values }),
    ...(codes !== undefined && { codes }),
    ...(constants !== undefined && { constants }),
    ...(national !== undefined && { national }),
    ...(repeated.length > 0 && { repairs: repeated }),
  };
}

type Recipe = Pick<ImportOptions, 'values' | 'codes' | 'constants' | 'national' | 'repairs'>;

/** A recipe that was made for another platform, without what names records of that one. */
export function ofAnotherPlatform({ values = {}, constants = {}, repairs = [], ...others }: Recipe): Recipe {
  const withoutIds = <T>(columns: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(columns).filter(([column]) => !idColumns.has(column)));
  return {
    ...others,
    values: withoutIds(values),
    constants: withoutIds(constants),
    repairs: repairs.filter(
      (repair) => !('column' in repair) || repair.column === null || !idColumns.has(repair.column),
    ),
  };
}
