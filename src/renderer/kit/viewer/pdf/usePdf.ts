import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SheetProblem } from '../sheet.ts';
import { type OpenPdf, openPdf } from './open.ts';

/** CSS pixels per point: a PDF has 72 points to the inch, the page 96 pixels. */
export const pixelsPerPoint = 96 / 72;

const isLocked = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'PasswordException';

export interface ReadPage extends Pick<OpenPdf, 'begin'> {
  page: PDFPageProxy;
  /** Number of pages of the document. */
  pages: number;
}

/** Reads one page of a document; the previous page until it is read, null before the first. Unmounting stops it. */
export function usePdf(file: Blob, number: number, onProblem: (problem: SheetProblem) => void): ReadPage | null {
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const [page, setPage] = useState<ReadPage | null>(null);
  const report = useEffectEvent((thrown: unknown) => onProblem(isLocked(thrown) ? 'locked' : 'broken'));
  const reportOver = useEffectEvent(() => onProblem('tooHeavy'));

  useEffect(() => {
    let close: (() => void) | undefined;
    let isOver = false;
    const read = async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isOver) return;
      const next = openPdf(bytes, () => {
        if (!isOver) reportOver();
        isOver = true;
      });
      close = next.close;
      const end = next.begin();
      await next.document;
      end();
      if (!isOver) setOpened(next);
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
    if (opened === null) return;
    const { document, begin } = opened;
    let isOver = false;
    const end = begin();
    const read = async () => {
      const whole = await document;
      const found = await whole.getPage(number);
      if (!isOver) setPage({ page: found, pages: whole.numPages, begin });
    };
    read()
      .catch((thrown: unknown) => {
        if (!isOver) report(thrown);
      })
      .finally(end);
    return () => {
      isOver = true;
      end();
    };
  }, [opened, number]);

  return page;
}
