/** What went wrong and what to do about it, as one text. */
export const sentences = (title: string, detail: string | undefined): string =>
  detail === undefined ? title : `${title}. ${detail}`;
