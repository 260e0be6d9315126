/** A part of a text of the help: words, a key of the keyboard, or a name that stands on the screen. */
export interface Part {
  kind: 'words' | 'key' | 'name';
  text: string;
}

/** How the references of a text are written out, in one language and for one keyboard. */
export interface Lookup {
  /** The keys of a shortcut of all screens, `save`, or of a module, `solidaryrecords.compose`. */
  keys: (shortcut: string) => string;
  /** A text of the screen by its namespace and path, `users:list.actions.import`. */
  label: (key: string) => string;
}

const REFERENCE = /\{\{(?<kind>key|button|page) (?<target>[\w.:]+)\}\}/gu;

/** A reference of a text: `{{key save}}`, `{{button form:save}}`, `{{page users_import}}`. */
export interface Reference {
  kind: 'key' | 'button' | 'page';
  target: string;
}

const referenceOf = ({ groups }: RegExpExecArray | RegExpMatchArray): Reference => ({
  // The pattern names no other kind.
  kind: (groups?.kind ?? 'button') as Reference['kind'],
  target: groups?.target ?? '',
});

/** The references of a text, in its order. */
export const referencesIn = (text: string): Reference[] => [...text.matchAll(REFERENCE)].map(referenceOf);

/** Writes a text of the help out: it names keys, buttons and pages by reference, so that it says what the screen says. */
export function partsOf(text: string, { keys, label }: Lookup): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const addWords = (until?: number) => {
    const words = text.slice(end, until);
    if (words !== '') parts.push({ kind: 'words', text: words });
  };
  for (const match of text.matchAll(REFERENCE)) {
    addWords(match.index);
    end = match.index + match[0].length;
    const { kind, target } = referenceOf(match);
    if (kind === 'key') parts.push({ kind: 'key', text: keys(target) });
    else parts.push({ kind: 'name', text: label(kind === 'page' ? `routes:${target}.title` : target) });
  }
  addWords();
  return parts;
}

/** A text of the help in plain words, to be searched and measured. */
export const plainText = (text: string, lookup: Lookup): string =>
  partsOf(text, lookup)
    .map((part) => part.text)
    .join('');
