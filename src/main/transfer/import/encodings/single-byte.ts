/**
 * The upper halves of encodings with one byte per character that the runtime may not know: code page 850 of DOS and of
 * old exports, and that of Macintosh before Unicode.
 */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const macRoman =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

const upperHalves = { ibm850: codePage850, macintosh: macRoman } as const;

export type SingleByteEncoding = keyof typeof upperHalves;

export const isSingleByte = (encoding: string): encoding is SingleByteEncoding => encoding in upperHalves;

/** The characters of the bytes from 0x80, of an encoding with one byte per character. */
export const upperHalfOf = (encoding: SingleByteEncoding | 'windows-1252'): string =>
  encoding === 'windows-1252'
    ? new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_, at) => at + 0x80))
    : upperHalves[encoding];

/** Decodes bytes of one character each. */
export class SingleByteDecoder {
  readonly #upper: string;

  constructor(encoding: SingleByteEncoding) {
    this.#upper = upperHalves[encoding];
  }

  decode(bytes: Uint8Array = new Uint8Array(0)): string {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(/[\u0080-\u00ff]/g, (character) => this.#upper.charAt(character.charCodeAt(0) - 0x80));
  }
}
