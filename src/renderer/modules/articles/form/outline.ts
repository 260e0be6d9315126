import type { ParagraphDraft, SectionDraft } from './draft.ts';

/** One part of an article, by its key. */
export type PartKey = string;

export interface OutlinePosition {
  section: number;
  /** Absent for the section itself. */
  paragraph?: number;
}

type Sections = readonly SectionDraft[];

export function placeOf(sections: Sections, key: PartKey | null): OutlinePosition | null {
  if (key === null) return null;
  for (const [section, { key: own, paragraphs }] of sections.entries()) {
    if (own === key) return { section };
    const paragraph = paragraphs.findIndex((one) => one.key === key);
    if (paragraph >= 0) return { section, paragraph };
  }
  return null;
}

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  const [one] = list.slice(from, from + 1);
  return one === undefined ? rest : rest.toSpliced(to, 0, one);
};

const withParagraphs = (
  sections: Sections,
  at: number,
  change: (paragraphs: readonly ParagraphDraft[]) => ParagraphDraft[],
): SectionDraft[] =>
  sections.map((section, index) => (index === at ? { ...section, paragraphs: change(section.paragraphs) } : section));

/**
 * Removes the id of a paragraph that changes its section: the platform matches ids within one section only
 * (docs/platform/b-communities-content.yaml, SectionWrite).
 */
const foreign = (paragraph: ParagraphDraft): ParagraphDraft => newPart(paragraph);

/**
 * Moves a paragraph to a position of a section. Positions are counted without the paragraph itself.
 *
 * @returns the sections as they are when there is no such paragraph or section
 */
export function placeParagraph(sections: Sections, key: PartKey, to: Required<OutlinePosition>): SectionDraft[] {
  const from = placeOf(sections, key);
  const paragraph = from?.paragraph === undefined ? undefined : sections[from.section]?.paragraphs[from.paragraph];
  if (from?.paragraph === undefined || paragraph === undefined || sections[to.section] === undefined)
    return [...sections];
  if (from.section === to.section) {
    const { paragraph: at } = from;
    return withParagraphs(sections, from.section, (list) => moved(list, at, to.paragraph));
  }
  const without = withParagraphs(sections, from.section, (list) => list.filter((one) => one.key !== key));
  return withParagraphs(without, to.section, (list) => list.toSpliced(to.paragraph, 0, foreign(paragraph)));
}

/** Moves a section to a position of the article. Positions are counted without the section itself. */
export function placeSection(sections: Sections, key: PartKey, to: number): SectionDraft[] {
  const from = sections.findIndex((section) => section.key === key);
  return from < 0 ? [...sections] : moved(sections, from, to);
}

/**
 * Moves a part by one place: a section among the sections, a paragraph among those of its section and, at their end,
 * into the next section. Null where there is no further position.
 */
export function step(sections: Sections, key: PartKey, by: 1 | -1): SectionDraft[] | null {
  const place = placeOf(sections, key);
  if (place === null) return null;
  const { section, paragraph } = place;
  if (paragraph === undefined) {
    return sections[section + by] === undefined ? null : placeSection(sections, key, section + by);
  }
  if (sections[section]?.paragraphs[paragraph + by] !== undefined) {
    return placeParagraph(sections, key, { section, paragraph: paragraph + by });
  }
  const neighbour = sections[section + by];
  if (neighbour === undefined) return null;
  return placeParagraph(sections, key, { section: section + by, paragraph: by > 0 ? 0 : neighbour.paragraphs.length });
}

/**
 * Puts a part where another one stands, as a drop does: a section before a section, a paragraph before a paragraph or
 * at the end of a section.
 */
export function drop(sections: Sections, key: PartKey, onto: PartKey): SectionDraft[] {
  const from = placeOf(sections, key);
  const to = placeOf(sections, onto);
  if (from === null || to === null || key === onto) return [...sections];
  if (from.paragraph === undefined) return placeSection(sections, key, to.section);
  const end = sections[to.section]?.paragraphs.filter((one) => one.key !== key).length ?? 0;
  return placeParagraph(sections, key, { section: to.section, paragraph: to.paragraph ?? end });
}

/** Where a drop would put a part: beside another one, or at the end of a section. */
export interface Landing {
  key: PartKey;
  side: 'before' | 'after' | 'into';
}

/** Where `drop` would put a part, to show it while dragging; null where it would change nothing. */
export function landingOf(sections: Sections, key: PartKey, onto: PartKey): Landing | null {
  const from = placeOf(sections, key);
  const to = placeOf(sections, onto);
  if (from === null || to === null || key === onto) return null;
  if (from.paragraph === undefined) {
    const target = sections[to.section];
    if (target === undefined || target.key === key) return null;
    return { key: target.key, side: from.section < to.section ? 'after' : 'before' };
  }
  if (to.paragraph === undefined) return { key: onto, side: 'into' };
  const isBelow = from.section === to.section && from.paragraph < to.paragraph;
  return { key: onto, side: isBelow ? 'after' : 'before' };
}

export function without(sections: Sections, key: PartKey): SectionDraft[] {
  return sections
    .filter((section) => section.key !== key)
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter((paragraph) => paragraph.key !== key) }));
}

/** A stored part that the form no longer holds: saving deletes it. */
export type RemovedPart =
  | { kind: 'section'; part: SectionDraft }
  | { kind: 'paragraph'; part: ParagraphDraft; of: SectionDraft };

/**
 * The removed parts in the order of the stored article. A removed section includes its paragraphs, except those moved
 * out of it.
 */
export function removedParts(stored: Sections, now: Sections): RemovedPart[] {
  const sections = new Set(now.map(({ key }) => key));
  const paragraphs = new Set(now.flatMap((section) => section.paragraphs.map(({ key }) => key)));
  return stored.flatMap((section): RemovedPart[] => {
    if (!sections.has(section.key)) return [{ kind: 'section', part: section }];
    return section.paragraphs
      .filter(({ key }) => !paragraphs.has(key))
      .map((part) => ({ kind: 'paragraph', part, of: section }));
  });
}

/** Restores a removed part at its former position, as far as its neighbours are still there. */
export function restore(stored: Sections, now: Sections, removed: RemovedPart): SectionDraft[] {
  if (removed.kind === 'section') {
    const kept = new Set(now.flatMap((section) => section.paragraphs.map(({ key }) => key)));
    const at = Math.min(
      stored.findIndex(({ key }) => key === removed.part.key),
      now.length,
    );
    const paragraphs = removed.part.paragraphs.filter(({ key }) => !kept.has(key));
    return now.toSpliced(at, 0, { ...removed.part, paragraphs });
  }
  const { part, of } = removed;
  const section = now.findIndex(({ key }) => key === of.key);
  const at = of.paragraphs.findIndex(({ key }) => key === part.key);
  return withParagraphs(now, section, (list) => list.toSpliced(Math.min(at, list.length), 0, part));
}

type WithIds = { id?: number; paragraphs: readonly { id?: number }[] };

/**
 * Prepares parts for sending: a kept part that somebody else deleted meanwhile loses its id, so that the platform
 * creates it again.
 *
 * @param stored what the platform holds now
 */
export function withKnownIds<Part extends WithIds>(parts: readonly Part[], stored: Sections): Part[] {
  const known = new Map(stored.map(({ id, paragraphs }) => [id, new Set(paragraphs.map((one) => one.id))]));
  return parts.map((part) => {
    const paragraphs = known.get(part.id);
    const isKnown = part.id !== undefined && paragraphs !== undefined;
    return {
      ...(isKnown ? part : newPart(part)),
      paragraphs: part.paragraphs.map((one) => (isKnown && paragraphs.has(one.id) ? one : newPart(one))),
    };
  });
}

/** Returns a part without its id, which is optional in its type. */
function newPart<Part extends { id?: number }>({ id: _, ...part }: Part): Part {
  return part as Part;
}
