import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { workerAddress } from '#renderer/kit/ui/trusted.ts';
import { documentScripts } from '#shared/document-scripts.ts';
import { MAX_PIXELS } from '#shared/media.ts';
import { boundedCanvases } from './canvases.ts';
import { overMemory } from './memory.ts';
import { startWatch } from './watch.ts';
import workerUrl from './worker.ts?worker&url';

export interface OpenPdf {
  document: Promise<PDFDocumentProxy>;
  /** Begins a piece of work that must not take too long; to be called at its end. */
  begin: () => () => void;
  close: () => void;
}

/** Directory of the image decoders in the build; the worker loads one when a document needs it. */
const decoders = `/${documentScripts}/`;

/** Messages of the worker for one page: a page of a dense map takes some hundreds, each of up to 1,000 steps. */
const MAX_MESSAGES = 4000;

/**
 * Opens an untrusted PDF. Nothing of it runs: the library evaluates no text of the document, its scripts and computing
 * forms are left out (neither the script sandbox nor XFA is loaded), and no WebAssembly is compiled, which the page's
 * content policy would refuse anyway. It is parsed in a worker of its own, which ends with it.
 *
 * The document is ended, and `onOver` called once, when it takes too much: buffers of the worker, canvases and steps of
 * the page, time.
 * @param bytes transferred to the worker
 */
export function openPdf(bytes: Uint8Array, onOver: () => void): OpenPdf {
  const port = new Worker(workerAddress(workerUrl), { type: 'module' });
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  let [isClosed, messages] = [false, 0];
  const end = () => {
    if (isClosed) return;
    // The worker may never answer again: it is terminated without a request.
    port.terminate();
    close();
    onOver();
  };
  port.addEventListener('message', ({ data }) => {
    messages += 1;
    if (data === overMemory || messages > MAX_MESSAGES) end();
  });
  const watch = startWatch(end);
  const task = getDocument({
    data: bytes,
    worker,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    wasmUrl: decoders,
    maxImageSize: MAX_PIXELS,
    // The browser's decoder allocates the size given in a picture's header; that of the library is bounded.
    isImageDecoderSupported: false,
    CanvasFactory: boundedCanvases(end),
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    watch.stop();
    task
      .destroy()
      .catch(() => {})
      .finally(() => {
        worker.destroy();
        port.terminate();
      });
  };
  const begin = () => {
    messages = 0;
    return watch.begin();
  };
  return { document: task.promise, begin, close };
}
