import type { PrintToPDFOptions } from 'electron';
import type { Page } from 'playwright';

/** Prints a tab to PDF by Chromium's protocol, which Electron's `printToPDF` uses too. */
export async function printTab(page: Page, options: PrintToPDFOptions): Promise<Uint8Array> {
  const { preferCSSPageSize, printBackground, generateTaggedPDF, generateDocumentOutline } = options;
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send('Page.printToPDF', {
      preferCSSPageSize,
      printBackground,
      generateTaggedPDF,
      generateDocumentOutline,
    });
    return Buffer.from(data, 'base64');
  } finally {
    await session.detach();
  }
}
