import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SheetProblem } from '../sheet.ts';
import { openPdf } from './open.ts';

/** CSS pixels per point: a PDF has 72 points to the inch, the page 96 pixels. */
export const pixelsPerPoint = 96 / 72;

const isLocked = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'PasswordException';

interface ReadPage {
  page: PDFPageProxy;
  /** Number of pages of the document. */
  pages: number;
}

/** Reads one page of a document; the previous page until it is read, null before the first. Unmounting stops it. */
export function usePdf(file: Blob, number: number, onProblem: (problem: SheetProblem) => void): ReadPage | null {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [page, setPage] = useState<ReadPage | null>(null);
  const report = useEffectEvent((thrown: unknown) => onProblem(isLocked(thrown) ? 'locked' : 'broken'));

  useEffect(() => {
    let close: (() => void) | undefined;
    let isOver = false;
    const read = async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isOver) return;
      const opened = openPdf(bytes);
      close = opened.close;
      const whole = await opened.document;
      if (!isOver) setDocument(whole);
    };
    read().catch((thrown: unknown) => {
      if (!isOver) report(thrown);
    });
    return () => {
      isOver = true;
      close?.();
    };
  }, [file]);

  useEffect(() => {
    if (document === null) return;
    let isOver = false;
    document.getPage(number).then(
      (read) => {
        if (!isOver) setPage({ page: read, pages: document.numPages });
      },
      (thrown: unknown) => {
        if (!isOver) report(thrown);
      },
    );
    return () => {
      isOver = true;
    };
  }, [document, number]);

  return page;
}
