import { departmentOf } from '#shared/import/national/departments.ts';
import type { ImportTerritory } from '#shared/ipc/import-national.ts';
import type { ByteSource } from '../byte-source.ts';
import type { ImportPlan } from '../plan.ts';
import { readImport } from '../read.ts';

const LONGEST_NAME = 100;

/**
 * Counts the rows of a file of the schema of carpooling places by department, and by commune where a department is
 * among some; none for another file.
 * @throws UnreadableImport, or an error of node:fs
 */
export function countTerritory(source: ByteSource, plan: ImportPlan, within: readonly string[]): ImportTerritory {
  const { places } = plan;
  if (places === null) return { departments: [], communes: [] };
  const departments = new Map<string, ImportTerritory['departments'][number]>();
  const communes = new Map<string, ImportTerritory['communes'][number]>();
  readImport(source, plan, {
    record: ({ fields }) => {
      const commune = places.communeOf(fields);
      const code = departmentOf(commune);
      const department = departments.get(code) ?? { code, rows: 0, closed: 0 };
      departments.set(code, department);
      department.rows += 1;
      if (places.isClosed(fields)) department.closed += 1;
      if (commune === '' || !within.includes(code)) return;
      const known = communes.get(commune) ?? { code: commune, name: '', rows: 0 };
      communes.set(commune, known);
      known.name ||= places.localityOf(fields).slice(0, LONGEST_NAME);
      known.rows += 1;
    },
  });
  const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);
  return {
    departments: [...departments.values()].toSorted(byCode),
    communes: [...communes.values()].toSorted(byCode),
  };
}
