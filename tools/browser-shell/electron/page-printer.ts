import type { PrintToPDFOptions } from 'electron';

/** The page of the window is to be printed. */
export interface PrintOrder {
  id: number;
  options: PrintToPDFOptions;
}

/** Has the tab printed by the program that opened it: a page and its server have no access to the browser's printer. */
class PagePrinter {
  readonly #waiting = new Map<number, PromiseWithResolvers<Buffer>>();
  #last = 0;
  onOrder: ((order: PrintOrder) => void) | null = null;

  /** Rejects as Electron does for a page that cannot be printed (lib/browser/print-to-pdf.ts). */
  print(options: PrintToPDFOptions): Promise<Buffer> {
    if (this.onOrder === null) return Promise.reject(new Error('Failed to generate PDF'));
    this.#last += 1;
    const waiting = Promise.withResolvers<Buffer>();
    this.#waiting.set(this.#last, waiting);
    this.onOrder({ id: this.#last, options });
    return waiting.promise;
  }

  /** @param pdf in base64; null where it could not be printed */
  printed(id: number, pdf: string | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (pdf === null) waiting?.reject(new Error('Failed to generate PDF'));
    else waiting?.resolve(Buffer.from(pdf, 'base64'));
  }
}

export const pagePrinter = new PagePrinter();
