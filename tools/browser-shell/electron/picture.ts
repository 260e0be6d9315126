import { crc32, deflateSync } from 'node:zlib';
import type { NativeImage } from 'electron';

interface Size {
  width: number;
  height: number;
}

type ImagePart = Pick<NativeImage, 'isEmpty' | 'toPNG'>;

/**
 * A picture of one colour: a tab cannot take one of its frames. Without a size it is empty and has no bytes, as
 * Electron's is (shell/browser/api/electron_api_web_contents.cc 4049-4053).
 */
export function pictureOf({ width, height }: Size): ImagePart {
  const isEmpty = width <= 0 || height <= 0;
  return { isEmpty: () => isEmpty, toPNG: () => (isEmpty ? Buffer.alloc(0) : png({ width, height })) };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture in shades of grey, 8 bits each, all of them white. */
function png({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  // Each line begins with its filter, 0 for none.
  const line = Buffer.alloc(width + 1, 0xff);
  line[0] = 0;
  const lines = Buffer.concat(Array.from({ length: height }, () => line));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
