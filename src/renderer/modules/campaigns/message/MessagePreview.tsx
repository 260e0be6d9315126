import { Switch } from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { isOfPlatform } from '#renderer/kit/rich-text/pictures.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { Segments } from '#renderer/kit/ui/segments/Segments.tsx';
import { chosenPicturePath } from '#shared/ipc/chosen-picture.ts';
import { type Block, isFilled } from '#shared/resources/campaigns/blocks.ts';
import { dress, FramePage } from './frame.ts';
import styles from './message.module.css';
import { renderMessage } from './render.ts';

/**
 * The widths in which a message is shown, in CSS pixels (docs/screens/04-campaigns.md §3). On a desktop it takes the room
 * that it has, as in a program for mail, so that it is shown at its real size; only below the least is it drawn smaller.
 */
const widths = { desktop: { least: 480, most: 1000 }, phone: { least: 375, most: 375 } } as const;
type Device = keyof typeof widths;
const devices: readonly Device[] = ['desktop', 'phone'];

interface MessagePreviewProps {
  subject: string;
  blocks: readonly Block[];
  /** Whether the subject stands above the message: not where the page shows it already. */
  hasSubject?: boolean;
  /** Address that it is sent from, under its subject. */
  from?: string | null;
  /** At the end of its bar, and what that opens under it. */
  tools?: ReactNode;
  notes?: ReactNode;
  /** There is room for the phone beside the desktop: nobody has to choose. */
  hasBoth?: boolean;
}

/** Shows a message as it is read: on a desktop or a phone, light or dark. */
export function MessagePreview(props: MessagePreviewProps) {
  const { subject, blocks, hasSubject = true, from = null, tools, notes, hasBoth = false } = props;
  const { t } = useTranslation('message');
  const [device, setDevice] = useState<Device>('desktop');
  const [isDark, setDark] = useState(false);
  return (
    <section className={`${flow.stackS} ${flow.shrinks}`} aria-label={t('preview.label')}>
      <div className={`${flow.bar} ${styles.previewTools}`}>
        {!hasBoth && (
          <Segments
            label={t('preview.width')}
            options={devices}
            chosen={device}
            nameOf={(one) => t(`preview.${one}`)}
            onChoose={setDevice}
          />
        )}
        <Switch label={t('preview.dark')} checked={isDark} onChange={(_, { checked }) => setDark(checked)} />
        {tools}
      </div>
      {notes}
      {hasSubject && (
        <p className={styles.subject}>
          <VisuallyHidden>{t('preview.subject')} </VisuallyHidden>
          <strong>{subject.trim() || t('preview.noSubject')}</strong>
          {from !== null && <span>{from}</span>}
        </p>
      )}
      {blocks.some(isFilled) ? (
        <div className={styles.frames}>
          {(hasBoth ? devices : [device]).map((one) => (
            <MessageFrame
              key={hasBoth ? one : 'chosen'}
              {...{ subject, blocks, isDark }}
              device={one}
              title={hasBoth ? t(`preview.${one}`) : undefined}
            />
          ))}
        </div>
      ) : (
        <p className={`${flow.quiet} ${flow.unlessEmpty}`}>{t('preview.empty')}</p>
      )}
    </section>
  );
}

/** Room around the message in its frame, in CSS pixels. */
const PADDING = 24;

interface MessageFrameProps extends Pick<MessagePreviewProps, 'subject' | 'blocks'> {
  isDark: boolean;
  device: Device;
  /** Tells it from another one beside it. */
  title: string | undefined;
}

/**
 * The message in a frame of its own, where no script runs: `allow-same-origin` lets this page fill it, and without
 * `allow-scripts` nothing in it can use that. It has the content policy of the page.
 */
function MessageFrame({ subject, blocks, isDark, device, title }: MessageFrameProps) {
  const { t } = useTranslation('message');
  const { pictureHosts } = useBootstrap();
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = useRef<FramePage>(null);
  const { least, most } = widths[device];
  const [room, setRoom] = useState<number>(most);
  const width = Math.min(most, Math.max(least, room));
  const [height, setHeight] = useState(120);

  const addressOf = (src: string): string | null => {
    const isChosen = src.startsWith(`${chosenPicturePath}?`);
    if (!isChosen && !isOfPlatform(src, pictureHosts)) return null;
    return new URL(isChosen ? src : platformImageUrl(src), document.baseURI).href;
  };
  const measure = () => setHeight(heightOf(frame.current?.contentDocument));
  const draw = useEffectEvent(() => {
    const inside = frame.current?.contentDocument;
    if (inside === null || inside === undefined) return;
    dress(inside, isDark ? 'dark' : 'light', PADDING);
    page.current ??= opened(inside, addressOf, measure);
    page.current.show(renderMessage(subject, blocks).parts);
    measure();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it draws what these hold.
  useEffect(() => draw(), [blocks, isDark, width]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scale = Math.min(1, room / width);
  return (
    <section
      ref={box}
      className={`${flow.framed} ${flow.ring} ${styles.stage}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long message is scrolled by the keyboard too.
      tabIndex={0}
      aria-label={title ?? t('preview.message')}
    >
      <div style={{ inlineSize: width * scale, blockSize: height * scale }} className={styles.sheet}>
        <iframe
          ref={frame}
          title={title === undefined ? t('preview.frame') : `${t('preview.frame')} (${title})`}
          sandbox="allow-same-origin"
          className={styles.frame}
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** The height of a message: that of its page never shrinks below the frame. */
function heightOf(inside: Document | null | undefined): number {
  const bottom = inside?.body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return Math.max(120, Math.ceil(bottom) + PADDING);
}

/** Opens the page of a frame: links lead nowhere, and pictures that arrive change its height. */
function opened(inside: Document, addressOf: (src: string) => string | null, measure: () => void): FramePage {
  inside.addEventListener('click', (event) => event.preventDefault());
  inside.addEventListener('submit', (event) => event.preventDefault());
  inside.addEventListener('load', measure, { capture: true });
  return new FramePage(inside, addressOf);
}
