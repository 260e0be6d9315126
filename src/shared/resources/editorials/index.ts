import { z } from 'zod';
import { lineLimit } from '../../text-limits.ts';
import { defineResource, filter } from '../define.ts';
import { partOfName } from '../filters.ts';
import { oneOf, picture, text, timestamp } from '../read.ts';
import { titleText } from '../written.ts';
import { editorialsManifest } from './manifest.ts';

/** 0 inactive, 1 active; one is active at most. */
export const editorialStatuses = [0, 1] as const;
export const editorialTextLimit = 512;

/** Reads an editorial (docs/platform/b-communities-content.yaml, Editorial). */
const editorial = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  label: z.string(),
  link: z.string(),
  status: oneOf(editorialStatuses),
  createdDate: timestamp,
  updatedDate: timestamp,
  image: text,
  avatar: picture,
});
export type Editorial = z.infer<typeof editorial>;

/** Refuses `//name` and `/\name`, which a browser opens as another site. */
const LINK = /^(?:https:\/\/\S+|\/(?![/\\])\S*)$/;

/** Whether a button may link to this text: a web address, or a path of the public site. */
export const isEditorialLink = (link: string): boolean => LINK.test(link);

const short = z.string().trim().min(1).max(lineLimit);

/**
 * What an editorial form saves: everything is required, since the platform validates nothing and fails without a
 * reason.
 */
const editorialWrite = z.object({
  title: titleText,
  text: z.string().trim().min(1).max(editorialTextLimit),
  /** Label of the button. */
  label: short,
  link: short.refine(isEditorialLink),
  /** Saving one as active makes the platform set all others to 0. */
  status: z.literal(editorialStatuses),
});
export type EditorialWrite = z.infer<typeof editorialWrite>;

export const editorials = defineResource(editorialsManifest, {
  row: editorial,
  item: editorial,
  write: editorialWrite,
  toWire: (values) => ({ ...values }),
  foundBy: { title: 'title' },
  sorts: { id: 'id', title: 'title', status: 'status' },
  defaultSort: { field: 'status', direction: 'desc' },
  tieBreak: { field: 'id', direction: 'desc' },
  filters: {
    title: partOfName('title'),
    status: filter(z.literal(editorialStatuses), (value) => [['status', String(value)]]),
  },
});
