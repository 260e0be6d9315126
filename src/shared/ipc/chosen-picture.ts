import type { FileSelection } from './files.ts';

/** Path of the application's own scheme that serves a chosen picture. */
export const chosenPicturePath = '/chosen-picture';

/**
 * Returns the address of a chosen picture, valid until it is released: shows it before it is sent, without its path.
 */
export const chosenPictureAddress = ({ selectionId }: Pick<FileSelection, 'selectionId'>): string =>
  `${chosenPicturePath}?id=${selectionId}`;
