import { z } from 'zod';

/** A third-party component in the package: an npm package or a part of one. */
export const thirdParty = z.object({
  name: z.string(),
  /** Null for a part of another package, which has no version of its own here. */
  version: z.string().nullable(),
  /** The package that holds this part; null for a package. */
  within: z.string().nullable(),
  /** SPDX expression. */
  licence: z.string(),
  /** Page from which its source can be had. */
  source: z.string(),
  /** The licence, and the notices that it asks to be passed on. */
  text: z.string(),
});
export type ThirdParty = z.infer<typeof thirdParty>;

/**
 * The list as the build writes it: each paragraph of the licences is stored once, since most licences share their text.
 */
export const thirdPartyFile = z.object({
  paragraphs: z.array(z.string()),
  packages: z.array(thirdParty.omit({ text: true }).extend({ text: z.array(z.int().nonnegative()) })),
});
export type ThirdPartyFile = z.infer<typeof thirdPartyFile>;

const betweenParagraphs = '\n\n';

/** Writes each paragraph of the texts once. */
export function condense(list: readonly ThirdParty[]): ThirdPartyFile {
  const numbers = new Map<string, number>();
  const numberOf = (paragraph: string) => {
    const number = numbers.get(paragraph) ?? numbers.size;
    numbers.set(paragraph, number);
    return number;
  };
  const packages = list.map((entry) => ({ ...entry, text: entry.text.split(betweenParagraphs).map(numberOf) }));
  return { paragraphs: [...numbers.keys()], packages };
}

/** The list whose paragraphs were written once. */
export const expand = ({ paragraphs, packages }: ThirdPartyFile): ThirdParty[] =>
  packages.map((entry) => ({
    ...entry,
    text: entry.text.map((number) => paragraphs[number] ?? '').join(betweenParagraphs),
  }));
