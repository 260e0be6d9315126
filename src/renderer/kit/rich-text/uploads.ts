import { createContext } from 'react';

/** Sends a chosen picture to the site; gives its address there. @throws AppFailure */
export type UploadPicture = (selectionId: string) => Promise<string>;

/** How the editor uploads pictures; null: they are given by their address alone. */
export const UploadPictureContext = createContext<UploadPicture | null>(null);
