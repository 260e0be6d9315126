import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isBoundedPdf } from '#main/media/pdf.ts';
import { packed, pageWith, pdfOf, streamOf } from '#tests/support/hostile-pdf.ts';
import { documentPdf } from '#training/drawings/document.ts';

const text = deflateSync(Buffer.from('BT ET'));

describe('the page may have', () => {
  it.each([
    ['a document without packed streams', documentPdf([['Recto'], ['Verso']])],
    ['one with packed streams', pageWith(streamOf('/Filter /FlateDecode', text))],
    ['one with streams written as text', pageWith(streamOf('/Filter [ /ASCII85Decode /FlateDecode ]', text))],
    ['one with a photograph that is packed', pageWith(streamOf('/Filter [/FlateDecode /DCTDecode]', text))],
    [
      'one with a signature, and a form with flags',
      pageWith(streamOf('', text), { more: ['<< /Filter /Adobe.PPKLite /F 4 >>'] }),
    ],
    ['one with a scanned page', pageWith(streamOf('/Filter /FlateDecode', packed(105, 1)))],
    ['one that is cut', pageWith(streamOf('/Filter /FlateDecode', packed(4, 1).subarray(0, 2000)))],
  ])('%s', async (_, bytes) => expect(await isBoundedPdf(bytes)).toBe(true));
});

describe('the page may not have', () => {
  const twice = packed(64, 2);
  it.each([
    ['a stream that is packed twice', pageWith(streamOf('/Filter [/FlateDecode /FlateDecode]', twice))],
    ['one whose names are coded', pageWith(streamOf('/F#69lter [/Fl#61teDecode /Fl]', twice))],
    ['one by another method', pageWith(streamOf('/Filter[/LZWDecode/FlateDecode]', twice))],
    ['one that is text before', pageWith(streamOf('/Filter [/ASCIIHexDecode /RunLengthDecode /FlateDecode]', twice))],
    ['one that is text twice', pageWith(streamOf('/Filter [/AHx /A85 /Fl]', twice))],
    ['one with a comment between', pageWith(streamOf('/Filter [/FlateDecode % ] \n /FlateDecode]', twice))],
    [
      'a picture in a text that is packed twice',
      pageWith(streamOf('', Buffer.from('BI /W 1 /H 1 /F [/Fl /Fl] ID x EI'))),
    ],
    ['a filter that stands elsewhere', pageWith(streamOf('/Filter 5 0 R', twice), { more: ['[/Crypt]'] })],
    [
      'filters that stand elsewhere',
      pageWith(streamOf('/Filter [/Crypt 5 0 R 5 0 R]', twice), { more: ['/FlateDecode'] }),
    ],
    ['a stream that unpacks to more than a page', pageWith(streamOf('/Filter /FlateDecode', packed(150, 1)))],
    [
      'pages that unpack to more together',
      pdfOf(Array.from({ length: 6 }, () => streamOf('/Filter /Fl', packed(100, 1)))),
    ],
    ['one hidden in another', pageWith(streamOf('', streamOf('/Filter /Fl', packed(150, 1))))],
    ['more streams than any document has', Buffer.from(`%PDF-1.7${'stream\nx\x01'.repeat(10_001)}`)],
  ])('%s', async (_, bytes) => expect(await isBoundedPdf(bytes)).toBe(false));
});
