/** Tags that show nothing by themselves. With an attribute they may: an icon, a widget, the target of a link. */
const BARE_MARKS = /<\/?(?:p|br|div|span|strong|b|em|i|u|a|ul|ol|li|h[1-6])\s*\/?>/gi;

/** Whether HTML displays nothing: it has no letter, and no element other than empty tags without attributes. */
export const isBlankText = (html: string): boolean =>
  html
    .replaceAll(BARE_MARKS, '')
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .trim() === '';
