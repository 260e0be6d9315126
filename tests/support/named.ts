/** Matches a name whole, whichever spaces the typography of the language puts in it. */
export const named = (text: string): RegExp =>
  new RegExp(`^${RegExp.escape(text).replaceAll(/\\x20| /g, '\\s')}$`, 'u');
