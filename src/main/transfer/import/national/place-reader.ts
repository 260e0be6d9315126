import type { ImportColumn } from '#shared/import/columns.ts';
import { utf8Length } from '#shared/import/formats.ts';
import type { ImportLayout } from '#shared/import/layout.ts';
import { type NationalChoice, territoryOf } from '#shared/import/national/choice.ts';
import { communeCode } from '#shared/import/national/departments.ts';
import { escapeHtml } from '#shared/resources/campaigns/block-html.ts';
import { lineLimit } from '#shared/text-limits.ts';
import { type MainText, texts } from '../../../locales/texts.ts';
import type { RawRecord } from '../tokenizer.ts';
import { openingHours } from './opening-hours.ts';
import type { PlaceColumns } from './schema.ts';

const yes = new Set(['1', 'true', 'oui', 'vrai', 'yes', 't', 'o', 'y']);
const no = new Set(['0', 'false', 'non', 'faux', 'no', 'f', 'n']);

/** A yes or no in any of the spellings of files; null for neither. */
function yesNo(written: string): boolean | null {
  const value = written.trim().toLowerCase();
  if (yes.has(value)) return true;
  return no.has(value) ? false : null;
}

/** Shortens a text at a word, with an ellipsis, to what a short description holds. */
function shortened(text: string): string {
  let short = text;
  while (utf8Length(`${short}…`) > lineLimit) {
    const blank = short.lastIndexOf(' ');
    short = blank > 0 ? short.slice(0, blank) : Array.from(short).slice(0, -1).join('');
  }
  return `${short.replace(/[\s,;.:]+$/, '')}…`;
}

/** Different opening hours of a file whose words are kept. */
const MAX_HOURS = 2000;

/**
 * Reads the records of a file of the schema of carpooling places (docs/carpool-places.md): which rows are of the
 * person's territory and open, and values that are made of several columns.
 */
export class PlaceReader {
  readonly #columns: PlaceColumns;
  readonly #isWanted: (commune: string) => boolean;
  readonly #text: MainText;
  readonly #language: NonNullable<NationalChoice['language']>;
  /** Positions of what is made here; -1 where the person linked another column, or a column of the file says it. */
  readonly #at: Readonly<Record<'externalId' | 'description' | 'fullDescription' | 'relayPointTypeId', number>>;
  readonly #width: number;
  readonly #hours = new Map<string, string>();

  constructor(columns: PlaceColumns, { fed, expectedFields }: ImportLayout, choice: NationalChoice) {
    this.#columns = columns;
    this.#isWanted = territoryOf(choice);
    this.#language = choice.language ?? 'fr';
    this.#text = texts(this.#language);
    this.#width = expectedFields;
    const from = (column: ImportColumn, at: number) => (at >= 0 && fed[at] === column ? at : -1);
    this.#at = {
      externalId: from('externalId', columns.idLieu),
      relayPointTypeId: from('relayPointTypeId', columns.type),
      description: from('description', columns.comm),
      fullDescription: from('fullDescription', expectedFields),
    };
  }

  /** Positions of the columns whose values are joined in the full description. */
  get joined(): readonly number[] {
    const { horaires, duree, proprio, lumiere } = this.#columns;
    return this.#at.fullDescription === -1 ? [] : [horaires, duree, proprio, lumiere].filter((at) => at >= 0);
  }

  /** INSEE code of the commune of a record; empty where it has none. */
  communeOf(fields: readonly string[]): string {
    return communeCode(fields[this.#columns.insee] ?? '');
  }

  /** Name of the commune of a record, as its row says. */
  localityOf(fields: readonly string[]): string {
    return (fields[this.#columns.comLieu] ?? '').trim();
  }

  /** Whether a commune is of the territory, by its INSEE code. */
  isWanted(commune: string): boolean {
    return this.#isWanted(commune);
  }

  isClosed(fields: readonly string[]): boolean {
    return yesNo(fields[this.#columns.ouvert] ?? '') === false;
  }

  /** Whether a record is not of the territory, or its place is closed. */
  leavesOut(fields: readonly string[]): boolean {
    return !this.#isWanted(this.communeOf(fields)) || this.isClosed(fields);
  }

  /** Returns a record with the values that are made of several columns. One of another width is in error, and stays. */
  read(raw: RawRecord): RawRecord {
    if (raw.fields.length < this.#width) return raw;
    const fields = raw.fields.slice(0, this.#width);
    if (raw.fields.slice(this.#width).some((field) => field.trim() !== '')) return raw;
    const { externalId, description, fullDescription, relayPointTypeId } = this.#at;
    if (externalId !== -1) fields[externalId] = this.#externalId(fields);
    // The same type with another apostrophe is one value to link.
    if (relayPointTypeId !== -1) fields[relayPointTypeId] = (fields[relayPointTypeId] ?? '').replaceAll('’', "'");
    if (fullDescription !== -1) {
      const comment = (fields[description] ?? '').trim();
      const isLong = utf8Length(comment) > lineLimit;
      fields.push(this.#fullDescription(fields, isLong ? comment : ''));
      if (isLong) fields[description] = shortened(comment);
    }
    return { ...raw, fields, isBeyondAscii: true };
  }

  #externalId(fields: readonly string[]): string {
    const national = (fields[this.#columns.idLieu] ?? '').trim();
    if (national === '') return fields[this.#columns.idLocal] ?? '';
    // Spreadsheets take the leading zero of a text that begins like a number, too.
    return /^\d{4}-/.test(national) ? `0${national}` : national;
  }

  #fullDescription(fields: readonly string[], comment: string): string {
    const cell = (at: number) => (fields[at] ?? '').trim();
    const { horaires, duree, proprio, lumiere } = this.#columns;
    const [hours, owner] = [cell(horaires), cell(proprio)];
    const isLit = yesNo(cell(lumiere));
    const sentences = [
      comment,
      hours && this.#text('carpoolPlaces:hours', { hours: this.#openingHours(hours) }),
      this.#stay(cell(duree)),
      owner && this.#text('carpoolPlaces:owner', { owner }),
      isLit === null ? '' : this.#text(isLit ? 'carpoolPlaces:lit' : 'carpoolPlaces:unlit'),
    ];
    // Full descriptions are rich text.
    return escapeHtml(sentences.filter(Boolean).join(' '));
  }

  #openingHours(written: string): string {
    const known = this.#hours.get(written);
    if (known !== undefined) return known;
    const words = openingHours(written, this.#language);
    if (this.#hours.size < MAX_HOURS) this.#hours.set(written, words);
    return words;
  }

  /** @param written minutes; 0 and what is no number tell nothing */
  #stay(written: string): string {
    const minutes = Number(written.replace(',', '.'));
    if (!(minutes > 0)) return '';
    return minutes % 60 === 0 && minutes > 60
      ? this.#text('carpoolPlaces:stayHours', { hours: String(minutes / 60) })
      : this.#text('carpoolPlaces:stayMinutes', { minutes: String(minutes) });
  }
}
