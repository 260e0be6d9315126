import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import type { SheetProblem, SheetProps } from '../sheet.ts';
import { turned } from '../view.ts';
import styles from '../viewer.module.css';
import { linesOf } from './page-text.ts';
import { pixelsPerPoint, type ReadPage, usePdf } from './usePdf.ts';

/** Maximum number of pixels of a rendered page: beyond that more sharpness is not worth its memory. */
const maxPixels = 24_000_000;
/** Longest side of a canvas, in pixels, that every browser can draw on: a page may be a strip. */
const maxSide = 16_384;

const isCancelled = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'RenderingCancelledException';

/** A page of a PDF, rendered as a picture, and its text for screen readers: its links and form fields are inactive. */
export function PdfSheet({ file, view, scale, label, onShown, onProblem }: SheetProps & { file: Blob }) {
  const { t } = useTranslation('viewer');
  const canvas = useRef<HTMLCanvasElement>(null);
  const isReported = useRef(false);
  // Errors caused by closing the document are ignored.
  const reportProblem = useEffectEvent((problem: SheetProblem) => {
    if (!isReported.current) onProblem(problem);
    isReported.current = true;
  });
  const read = usePdf(file, view.page, reportProblem);
  const reportShown = useEffectEvent(onShown);
  const natural = read?.page.getViewport({ scale: pixelsPerPoint });
  const { width = 0, height = 0 } = natural ?? {};
  const taken = turned({ width: width * scale, height: height * scale }, view.rotation);

  useEffect(() => {
    if (read === null) return;
    const { width: w, height: h } = read.page.getViewport({ scale: pixelsPerPoint });
    reportShown({ size: { width: w, height: h }, pages: read.pages });
  }, [read]);

  useEffect(() => {
    const { current } = canvas;
    if (read === null || current === null) return;
    const { page, begin } = read;
    const rotation = (page.rotate + view.rotation) % 360;
    const plain = page.getViewport({ scale: scale * pixelsPerPoint, rotation });
    const sharpness = Math.min(
      window.devicePixelRatio,
      Math.sqrt(maxPixels / (plain.width * plain.height)),
      maxSide / Math.max(plain.width, plain.height),
    );
    const viewport = plain.clone({ scale: scale * pixelsPerPoint * sharpness });
    // On a canvas of its own: two renderings on one canvas conflict, and the old one stays on screen until this one is
    // done.
    const drawn = document.createElement('canvas');
    drawn.width = Math.ceil(viewport.width);
    drawn.height = Math.ceil(viewport.height);
    const end = begin();
    const task = page.render({ canvas: drawn, viewport });
    task.promise.finally(end).then(
      () => {
        current.width = drawn.width;
        current.height = drawn.height;
        current.getContext('2d')?.drawImage(drawn, 0, 0);
        current.dataset.drawn = String(page.pageNumber);
      },
      (thrown: unknown) => {
        if (!isCancelled(thrown)) reportProblem('broken');
      },
    );
    return () => {
      end();
      task.cancel();
    };
  }, [read, scale, view.rotation]);

  const lines = useLines(read);

  return (
    <>
      <canvas
        ref={canvas}
        aria-label={read === null ? label : t('pageOf', { label, page: read.page.pageNumber, pages: read.pages })}
        className={styles.paper}
        role="img"
        style={{ width: taken.width, height: taken.height }}
      />
      {lines.length > 0 && (
        <VisuallyHidden>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one page, which do not change.
            <Fragment key={at}>{line} </Fragment>
          ))}
        </VisuallyHidden>
      )}
    </>
  );
}

const noLines: readonly string[] = [];

/** The text of a page by line; none until it is read, and where it cannot be: its picture is shown all the same. */
function useLines(read: ReadPage | null): readonly string[] {
  const [known, setKnown] = useState<{ of: ReadPage; lines: readonly string[] } | null>(null);
  useEffect(() => {
    if (read === null) return;
    let isOver = false;
    const end = read.begin();
    linesOf(read.page)
      .then(
        (lines) => {
          if (!isOver) setKnown({ of: read, lines });
        },
        () => {},
      )
      .finally(end);
    return () => {
      isOver = true;
      end();
    };
  }, [read]);
  return known !== null && known.of === read ? known.lines : noLines;
}
