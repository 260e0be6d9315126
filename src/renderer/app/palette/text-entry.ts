import type { PaletteEntry } from './entries.ts';
import { fold } from './match.ts';

/** Normalised texts, without empty ones. */
export const folded = (texts: readonly string[]) => texts.filter(Boolean).map(fold);

/**
 * An entry that is found by its label, its other names, and its further texts. They are normalised when they are first
 * searched: the palette opens without waiting for thousands.
 */
class TextEntry implements PaletteEntry {
  readonly id;
  readonly group;
  readonly label;
  readonly detail;
  readonly icon;
  readonly module;
  readonly keys;
  readonly run;
  readonly #others: readonly string[];
  readonly #further: () => readonly string[];
  #names: readonly string[] | undefined;
  #details: readonly string[] | undefined;

  constructor(
    { id, group, label, detail, icon, module, keys, run, further = () => [] }: EntryTexts,
    others: readonly string[],
  ) {
    this.id = id;
    this.group = group;
    this.label = label;
    this.detail = detail;
    this.icon = icon;
    this.module = module;
    this.keys = keys;
    this.run = run;
    this.#others = others;
    this.#further = further;
  }

  get names(): readonly string[] {
    this.#names ??= folded([this.label, ...this.#others]);
    return this.#names;
  }

  get details(): readonly string[] {
    this.#details ??= folded([this.detail ?? '', ...this.#further()]);
    return this.#details;
  }
}

interface EntryTexts extends Omit<PaletteEntry, 'names' | 'details'> {
  /** Texts that are searched beside its detail, and not shown. */
  further?: () => readonly string[];
}

/** An entry by its texts. `others` are names that it has beside its label. */
export const withTexts = (entry: EntryTexts, ...others: string[]): PaletteEntry => new TextEntry(entry, others);
