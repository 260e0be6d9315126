/** Maximum characters of a message that are examined. */
const longestMessage = 2000;

const reading = /\((reading|setting) '([A-Za-z_$][\w$]{0,60})'\)/gu;

/**
 * Returns the message of an error without the values it quotes: parsers and the file system quote their input, which
 * may be typed text, a name or a path. Removes everything from the first quotation mark to the last, because quoted
 * text may contain such marks. Keeps the property in "reading '…'" of a TypeError.
 */
export function withoutValues(message: string): string {
  const properties: string[] = [];
  return message
    .slice(0, longestMessage)
    .replaceAll(reading, (_, verb: string, property: string) => {
      properties.push(`(${verb} ${property})`);
      return '\u0000';
    })
    .replace(/".*(?:"|$)/su, '[…]')
    .replace(/[`«“].*(?:[`»”]|$)/su, '[…]')
    .replace(/(?<![\p{L}\p{N}])'.*(?:'|$)/su, '[…]')
    .replaceAll('\u0000', () => properties.shift() ?? '');
}

/** What an error says without the values it quotes; for what fails without a code of its own, as keychains do. */
export const reasonOf = (thrown: unknown): string =>
  withoutValues(thrown instanceof Error ? thrown.message : String(thrown));

/** Returns the positions of a stack trace, without its message. */
export const placesOf = (stack: string): string =>
  stack
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 40)
    .join('\n');
