import { z } from 'zod';
import { call } from './call.ts';
import { adoptChannel } from './wire.ts';

/** A file that the person chose. Its path stays in the main process, until it is released or the page that chose it goes (reload, close). */
export const fileSelection = z.object({ selectionId: z.string(), name: z.string(), size: z.int() });
export type FileSelection = z.infer<typeof fileSelection>;

/** Path of the application's own protocol under which a chosen picture is shown. */
export const chosenPicturePath = '/chosen-picture';

/** Where the page finds a picture that the person chose, until it is released: before it is sent, and without its path. */
export const chosenPictureAddress = ({ selectionId }: Pick<FileSelection, 'selectionId'>): string =>
  `${chosenPicturePath}?id=${selectionId}`;

export const filePurpose = z.enum(['image', 'import', 'views']);
export type FilePurpose = z.infer<typeof filePurpose>;

export const fileCalls = {
  /** Opens the native dialog; error `cancelled` when it is closed without a choice. */
  'files.choose': call(z.object({ purpose: filePurpose }), fileSelection),
  /** A dropped file; error `file` with `onNetwork` for one on a share of the network. */
  [adoptChannel]: call(z.object({ purpose: filePurpose, path: z.string().max(32_767) }), fileSelection),
  /** Forgets a selection that the page has no more use for. */
  'files.release': call(z.object({ selectionId: z.string().max(100) }), z.void()),
};
