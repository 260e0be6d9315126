/** Facts about one API of Electron. Members that share a row object share a line of the page. */
export interface ApiRow {
  /** Files of electron/electron, with their lines, in the version that `electronSource` names. */
  source: string;
  /** When it may be called or is emitted; at any time if absent. */
  when?: 'before ready' | 'after ready';
  /** Where it exists; everywhere if absent. */
  systems?: readonly System[];
  /** What it does and returns, with common mistakes. */
  answers: string;
  /** How the browser shell differs from that; it does the same if absent. */
  standIn?: string;
  /** Paths of the tests that check our use; of the release checklist for behaviour that only a real system shows. */
  heldBy: readonly string[];
}

export type System = 'Windows' | 'macOS' | 'Linux';

/** What is used of one class, module or structure `T` of Electron's types. */
export interface ApiPart<T> {
  /** Its name in Electron's types. */
  name: string;
  /** Its page in Electron's documentation. */
  page: string;
  constructs?: ApiRow;
  members?: { readonly [K in keyof T]?: ApiRow };
  /** Members of a class, by name. */
  statics?: Readonly<Record<string, ApiRow>>;
  events?: Readonly<Record<string, ApiRow>>;
}

/** The tag of electron/electron that was read, which Electron 45 ships. */
export const electronSource = 'v45.0.0-nightly.20260821';

/** Rows of structures whose members are plain values: each of them by the same row. */
export const each = <K extends string>(keys: readonly K[], row: ApiRow): Record<K, ApiRow> =>
  // `fromEntries` gives exactly these keys.
  Object.fromEntries(keys.map((key) => [key, row])) as Record<K, ApiRow>;
