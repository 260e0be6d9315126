/** Signs that file systems refuse in a name, or that would make a folder of its start. */
const REFUSED = /[\\/:*?"<>|]+/gu;

/** Makes a name of a file from a text. */
export const fileNameOf = (text: string, extension: `.${string}`): string =>
  `${text.replace(REFUSED, ' ').trim()}${extension}`;
