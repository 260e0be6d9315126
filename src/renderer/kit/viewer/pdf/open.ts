import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import { workerAddress } from '#renderer/kit/ui/trusted.ts';

export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  close: () => void;
}

/** Where the build puts the decoders of scans; the worker loads one when a document needs it. */
const decoders = '/pdf/';

/** Pixels of one picture in a document: what a scan of a page at 600 dpi takes, twice over. */
const maxPixels = 70_000_000;

/**
 * Reads a PDF that somebody unknown handed in. Nothing of it runs: the library evaluates no text of a document, its
 * scripts and forms that compute are left out (neither the sandbox for scripts nor XFA is loaded), and no WebAssembly is
 * compiled, which the page's content policy would refuse anyway. It is parsed in a worker of its own, which ends with it.
 *
 * @param bytes handed over to the worker
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
