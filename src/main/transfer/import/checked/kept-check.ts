import { statSync } from 'node:fs';
import type { ImportOptions } from '#shared/ipc/transfer.ts';
import type { ByteSource } from '../byte-source.ts';
import type { ImportFile } from '../import-file.ts';
import { type ImportPlan, planImport } from '../plan.ts';
import { openSource } from '../workbook/sheet-source.ts';
import { CheckedFile } from './checked-file.ts';
import { CheckedRows } from './checked-rows.ts';

interface CheckRequest extends ImportFile {
  /** Today, YYYY-MM-DD. */
  today: string;
}

/** A checked file and the lists of its lines. */
export interface Checked {
  file: CheckedFile;
  rows: CheckedRows;
}

/** Whether a file is the one that was read: its path, size and time. */
function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}

/**
 * Opens the file of an import, and keeps the last one with its check, so that what follows finds both: the sheet of a
 * workbook is not read again for every page of its lines, and a corrected cell does not check every line. What is asked
 * for is always what a new reading would give.
 */
export class KeptCheck {
  #source: { key: string; source: ByteSource } | null = null;
  #checked: (Checked & { key: string }) | null = null;

  /** Opens a file and decides how it is read. @throws UnreadableImport, or an error of node:fs */
  async open({ path, type, options }: ImportFile): Promise<{ source: ByteSource; plan: ImportPlan }> {
    const source = await this.#sourceOf(path, options.sheet);
    return { source, plan: planImport(source, type, options) };
  }

  /** Returns the check of a file. @throws UnreadableImport, or an error of node:fs */
  async check(request: CheckRequest, onProgress?: (bytes: number) => void): Promise<Checked> {
    const { path, type, options, today } = request;
    const { repairs = [] } = options;
    const key = JSON.stringify([stampOf(path), type, today, withoutRepairs(options)]);
    if (this.#checked?.key === key && this.#checked.file.change(repairs)) return this.#checked;
    this.#checked = null;
    const { source, plan } = await this.open({ path, type, options });
    const file = new CheckedFile(source, plan, repairs, { today, ...(onProgress && { onProgress }) });
    this.#checked = { key, file, rows: new CheckedRows(source, file) };
    return this.#checked;
  }

  async #sourceOf(path: string, sheet: string | null | undefined): Promise<ByteSource> {
    const key = `${stampOf(path)} ${sheet ?? ''}`;
    if (this.#source?.key === key) return this.#source.source;
    this.#source = null;
    const source = await openSource(path, sheet);
    this.#source = { key, source };
    return source;
  }
}

const withoutRepairs = ({ repairs: _, ...options }: ImportOptions): Omit<ImportOptions, 'repairs'> => options;
