import type { PrintToPDFMargins, PrintToPDFOptions } from 'electron';
import { type ApiPart, each } from './row.ts';

const held = ['tests/unit/main/adapters/embedded-views.test.ts', 'tests/unit/tools/browser-shell/contents.test.ts'];

export const printOptions = {
  name: 'PrintToPDFOptions',
  page: 'web-contents#contentsprinttopdfoptions',
  members: {
    ...each(['pageSize', 'landscape', 'margins'], {
      source: 'lib/browser/print-to-pdf.ts 6-72',
      answers: 'A name of paper in any case, or inches. Each is checked.',
      heldBy: held,
    }),
    ...each(['printBackground', 'displayHeaderFooter', 'headerTemplate', 'footerTemplate'], {
      source: 'lib/browser/print-to-pdf.ts 62-80',
      answers:
        'Header and footer are HTML without the styles of the page, and both stand there or none: an empty one is given.',
      standIn: 'not printed',
      heldBy: held,
    }),
    ...each(['preferCSSPageSize', 'generateTaggedPDF', 'generateDocumentOutline'], {
      source: 'lib/browser/print-to-pdf.ts 62-80',
      answers: 'Paper and margins of the style sheet go before the options. Tags carry the language and the headings.',
      standIn: 'handed to Chromium; nothing for a view',
      heldBy: ['tests/e2e/print.test.ts'],
    }),
  },
} satisfies ApiPart<PrintToPDFOptions>;

export const printMargins = {
  name: 'PrintToPDFMargins',
  page: 'web-contents#contentsprinttopdfoptions',
  members: each(['top', 'bottom', 'left', 'right'], {
    source: 'lib/browser/print-to-pdf.ts 50-60, 73-76',
    answers: 'In inches, 0.4 if absent.',
    heldBy: held,
  }),
} satisfies ApiPart<PrintToPDFMargins>;
