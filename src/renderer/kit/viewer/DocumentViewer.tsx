import { Button, mergeClasses, Toolbar, ToolbarDivider } from '@fluentui/react-components';
import {
  ArrowRotateClockwiseRegular,
  ChevronDownRegular,
  ChevronUpRegular,
  ZoomFitRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import {
  type ReactElement,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ShortcutId } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { LoadingState } from '#renderer/kit/ui/states/LoadingState.tsx';
import { useViewerKeys } from './keys.ts';
import type { SheetProblem, SheetProps } from './sheet.ts';
import { usePan, useStableCentre } from './usePan.ts';
import { type SheetFacts, useView } from './useView.ts';
import { type Size, turned } from './view.ts';
import styles from './viewer.module.css';

const PdfSheet = lazily(async () => (await import('./pdf/PdfSheet.tsx')).PdfSheet);

/** A document in memory: a picture by an address of the application (or a blob's), a PDF by its bytes. */
export type ViewerContent = { kind: 'picture'; url: string } | { kind: 'pdf'; file: Blob };

interface DocumentViewerProps {
  /** Change the `key` of the viewer to show another document. */
  content: ViewerContent;
  /** Description for assistive technology. */
  label: string;
  /** Called when the document cannot be rendered; it replaces the viewer. */
  onProblem: (problem: SheetProblem) => void;
  /** Called when the first page is on screen. */
  onShown?: () => void;
  /** Whether the document takes the focus once it is rendered, so that its keys act at once: in a dialog. */
  shouldTakeFocus?: boolean;
  className?: string;
}

/** Shows a document: zoom, rotation, panning, pages; by buttons, pointer, wheel and keys (kit/actions/shortcuts). */
export function DocumentViewer({
  content,
  label,
  onProblem,
  onShown,
  shouldTakeFocus = false,
  className,
}: DocumentViewerProps) {
  const { t } = useTranslation('viewer');
  const keys = useKeyNames();
  const stage = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<SheetFacts | null>(null);
  const control = useView(shown, useInnerSize(stage));
  const { view, scale, pages } = control;
  const onKeyDown = useViewerKeys(control);
  usePan(stage, control);
  useStableCentre(stage, scale);
  const takeFocus = useEffectEvent(() => {
    if (shouldTakeFocus) stage.current?.focus({ preventScroll: true });
  });
  useEffect(() => takeFocus(), []);
  const sheet = {
    view,
    scale,
    label,
    onProblem,
    onShown: (next: SheetFacts) => {
      setShown(next);
      onShown?.();
    },
  };
  const button = (name: 'zoomIn' | 'zoomOut' | 'fit' | 'rotate' | 'nextPage' | 'previousPage', icon: ReactElement) => {
    const id = buttonKeys[name];
    const run = control[name];
    return (
      <Button
        appearance="subtle"
        aria-keyshortcuts={keys.aria(id)}
        aria-label={t(name)}
        disabledFocusable={run === undefined}
        icon={icon}
        title={`${t(name)} (${keys.label(id)})`}
        onClick={run}
      />
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for whatever inside has the focus; each has its button.
    <div className={mergeClasses(styles.viewer, className)} onKeyDown={onKeyDown}>
      <Toolbar className={styles.bar} aria-label={t('toolbar')}>
        {button('zoomOut', <ZoomOutRegular />)}
        <output className={styles.value} aria-label={t('zoom')}>
          {t('percent', { value: Math.round(scale * 100) })}
        </output>
        {button('zoomIn', <ZoomInRegular />)}
        {button('fit', <ZoomFitRegular />)}
        {button('rotate', <ArrowRotateClockwiseRegular />)}
        {pages > 1 && (
          <>
            <ToolbarDivider />
            {button('previousPage', <ChevronUpRegular />)}
            <output className={styles.value}>{t('page', { page: view.page, pages })}</output>
            {button('nextPage', <ChevronDownRegular />)}
          </>
        )}
      </Toolbar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard to be scrolled. */}
      <section ref={stage} className={styles.stage} tabIndex={0} aria-label={label}>
        <Suspense fallback={<LoadingState />}>
          {content.kind === 'picture' ? (
            <PictureSheet url={content.url} {...sheet} />
          ) : (
            <PdfSheet file={content.file} {...sheet} />
          )}
        </Suspense>
      </section>
    </div>
  );
}

const buttonKeys = {
  zoomIn: 'zoomIn',
  zoomOut: 'zoomOut',
  fit: 'zoomFit',
  rotate: 'rotate',
  nextPage: 'pageAfter',
  previousPage: 'pageBefore',
} as const satisfies Record<string, ShortcutId>;

/** A picture at a scale and rotation, in a box of the resulting size. */
function PictureSheet({ url, view, scale, label, onShown, onProblem }: SheetProps & { url: string }) {
  const [size, setSize] = useState<Size | null>(null);
  const { width, height } = size ?? { width: 0, height: 0 };
  const taken = turned({ width: width * scale, height: height * scale }, view.rotation);
  return (
    <div className={styles.paper} style={{ width: taken.width, height: taken.height }}>
      <img
        alt={label}
        className={styles.picture}
        draggable={false}
        src={url}
        style={{ width: width * scale, height: height * scale, rotate: `${view.rotation}deg` }}
        onError={() => onProblem('broken')}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          const natural = { width: naturalWidth, height: naturalHeight };
          setSize(natural);
          onShown({ size: natural, pages: 1 });
        }}
      />
    </div>
  );
}

/** Returns the inner size of an element, kept up to date; null until it was measured. */
function useInnerSize(element: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    // Without scrollbars: a document that just fits must not make them come and go.
    const measure = () => {
      const { paddingLeft, paddingTop } = getComputedStyle(current);
      const next = {
        width: current.offsetWidth - 2 * Number.parseFloat(paddingLeft) - 2,
        height: current.offsetHeight - 2 * Number.parseFloat(paddingTop) - 2,
      };
      setRoom((before) => (before?.width === next.width && before.height === next.height ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return room;
}
