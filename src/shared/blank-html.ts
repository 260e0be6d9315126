/** Tags that show nothing by themselves. With an attribute they may: an icon, a widget, the target of a link. */
const BARE_MARKS = /<\/?(?:p|br|div|span|strong|b|em|i|u|a|ul|ol|li|h[1-6])\s*\/?>/gi;

/** Whether HTML shows nothing: no letter, and no element except bare tags. */
export const isBlankText = (html: string): boolean =>
  html
    .replaceAll(BARE_MARKS, '')
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .trim() === '';
