/** Characters of a message that are looked at: what an error says of itself is shorter. */
const longestMessage = 2000;

const reading = /\((reading|setting) '([A-Za-z_$][\w$]{0,60})'\)/gu;

/**
 * The message of an error without what it quotes: parsers and the file system quote what they were given, which may be what
 * a person typed, a name or a path. From the first mark to the last, as what is quoted may hold such marks too. What stays is
 * the property that code read of nothing.
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

/** The places of a stack, without the message above them. */
export const placesOf = (stack: string): string =>
  stack
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .slice(0, 40)
    .join('\n');
