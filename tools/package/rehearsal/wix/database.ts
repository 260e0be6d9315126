import { execFileSync } from 'node:child_process';

/** The rows of a table of an MSI, each with its columns in the table's order; none where there is no such table. */
export function readTable(msi: string, table: string): string[][] {
  // Three lines of heading: names of the columns, their types, name and keys of the table.
  const lines = execFileSync('msiinfo', ['export', msi, table], { encoding: 'utf8' }).split('\r\n').slice(3);
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}

/** Runs statements of Windows Installer's SQL on an MSI. */
export function changeTables(msi: string, statements: readonly string[]): void {
  execFileSync('msibuild', [msi, ...statements.flatMap((statement) => ['-q', statement])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** A text as it stands in a statement. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
