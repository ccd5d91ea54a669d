// The library's own worker, bundled beside this remote, so that it comes from our origin.
import 'pdfjs-dist/build/pdf.worker.mjs';
