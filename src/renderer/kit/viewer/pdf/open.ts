import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import { workerAddress } from '#renderer/kit/ui/trusted.ts';

export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

/** Directory of the image decoders in the build; the worker loads one when a document needs it. */
const decoders = '/pdf/';

/** Maximum number of pixels of one picture in a document: twice a page scanned at 600 dpi. */
const maxPixels = 70_000_000;

/**
 * Opens an untrusted PDF. Nothing of it runs: the library evaluates no text of the document, its scripts and computing
 * forms are left out (neither the script sandbox nor XFA is loaded), and no WebAssembly is compiled, which the page's
 * content policy would refuse anyway. It is parsed in a worker of its own, which ends with it.
 * @param bytes transferred to the worker
 */
export function openPdf(bytes: Uint8Array): OpenPdf {
  const port = new Worker(workerAddress(workerUrl), { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    wasmUrl: decoders,
    maxImageSize: maxPixels,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    task
      .destroy()
      .catch(() => {})
      .finally(() => {
        worker.destroy();
        port.terminate();
      });
  };
  return { document: task.promise, close };
}
