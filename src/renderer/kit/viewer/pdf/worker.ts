// The order matters: the library takes no memory before the bounds are set.
import './worker-bounds.ts';
import 'pdfjs-dist/build/pdf.worker.min.mjs';
