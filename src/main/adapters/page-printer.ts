import type { PagePrinter } from '../ports.ts';
import { ownContents } from './window.ts';

/**
 * Creates the port that prints the application's page. Paper, margins and the foot of each page are those of the style
 * sheet, as in the printout of the system; the tags of the PDF carry its language and its headings.
 */
export function createPagePrinter(): PagePrinter {
  return {
    toPdf: async () => {
      const contents = ownContents();
      if (contents === undefined) throw new Error('there is no window to print');
      return contents.printToPDF({
        preferCSSPageSize: true,
        printBackground: true,
        generateTaggedPDF: true,
        generateDocumentOutline: true,
      });
    },
  };
}
