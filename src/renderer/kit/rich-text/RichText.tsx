import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { platformImageUrl } from '../image/url.ts';
import { openExternal } from '../list/external.ts';
import { useBootstrap } from '../session.ts';
import { cleanNodes } from './clean.ts';
import { isOfPlatform } from './pictures.ts';
import styles from './richText.module.css';

interface RichTextProps {
  /** As it is stored, typed or pasted: it is cleaned here. */
  html: string;
  className?: string;
}

/** Elements that only frame their content on the public site; here a block is a block. */
const blocks: ReadonlySet<string> = new Set(['section', 'article', 'header', 'footer', 'aside', 'center', 'address']);
/** Headings of the page stand above: those of a text come below them. */
const headings: Readonly<Record<string, 'h3' | 'h4' | 'h5'>> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h5',
  h6: 'h5',
};
const voids: ReadonlySet<string> = new Set(['br', 'hr', 'col']);
const plain = new Set<string>([
  ...['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'b', 'i', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark'],
  ...['abbr', 'cite', 'q', 'code', 'pre', 'blockquote', 'hr', 'div', 'figure', 'figcaption', 'dl', 'dt', 'dd'],
  ...['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);
const alignments = ['left', 'center', 'right', 'justify'] as const;

/**
 * Shows HTML of the platform without ever inserting it: it is cleaned, read as nodes, and each node that is known becomes
 * an element of the page. Pictures come through the application where they are the platform's own; any other, and every
 * frame, is named in its place and not loaded.
 */
export function RichText({ html, className }: RichTextProps) {
  const nodes = useMemo(() => cleanNodes(html, 'shown'), [html]);
  return (
    <div className={className === undefined ? styles.text : `${styles.text} ${className}`}>{childrenOf(nodes)}</div>
  );
}

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, index) => {
    // A text that changes is drawn anew: its parts have no names.
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that a part has.
    if (child instanceof Element) return <Part key={index} element={child} />;
    return <Fragment key={`t${String(index)}`}>{child.textContent}</Fragment>;
  });

const numberOf = (element: Element, name: string): number | undefined => {
  const number = Number(element.getAttribute(name));
  return Number.isInteger(number) && number > 0 && number < 1000 ? number : undefined;
};

/** The one style that is kept: where a line stands. */
function alignmentOf(element: Element): (typeof alignments)[number] | undefined {
  const style = element instanceof HTMLElement ? element.style.textAlign : '';
  const asked = (
    style ||
    element.getAttribute('align') ||
    (element.tagName === 'CENTER' ? 'center' : '')
  ).toLowerCase();
  return alignments.find((one) => one === asked);
}

function Part({ element }: { element: Element }) {
  const name = element.tagName.toLowerCase();
  const textAlign = alignmentOf(element);
  const style = textAlign && { textAlign };
  const language = element.getAttribute('lang') ?? undefined;
  switch (name) {
    case 'img':
      return <Picture src={element.getAttribute('src') ?? ''} alt={element.getAttribute('alt') ?? ''} />;
    case 'iframe':
    case 'video':
    case 'audio':
      return <Elsewhere kind="frame" name={element.getAttribute('title') ?? ''} address={sourceOf(element)} />;
    case 'a':
      return <Link address={element.getAttribute('href')}>{childrenOf(element)}</Link>;
    case 'table':
      return (
        <div className={styles.tableFrame}>
          {/* Only elements of a table may stand in one; the cleaner's parser has seen to it. */}
          <table>{childrenOf(element).filter((_, at) => element.childNodes[at] instanceof Element)}</table>
        </div>
      );
    case 'td':
    case 'th': {
      const Cell = name;
      return (
        <Cell style={style} colSpan={numberOf(element, 'colspan')} rowSpan={numberOf(element, 'rowspan')}>
          {childrenOf(element)}
        </Cell>
      );
    }
    case 'ol':
      return <ol start={numberOf(element, 'start')}>{childrenOf(element)}</ol>;
  }
  const Heading = headings[name];
  if (Heading !== undefined) return <Heading style={style}>{childrenOf(element)}</Heading>;
  if (blocks.has(name)) return <div style={style}>{childrenOf(element)}</div>;
  if (!plain.has(name)) return <span lang={language}>{childrenOf(element)}</span>;
  // One of the names above.
  const Plain = name as 'p';
  if (voids.has(name)) return <Plain />;
  const isTablePart = ['colgroup', 'thead', 'tbody', 'tfoot', 'tr'].includes(name);
  const inside = childrenOf(element).filter((_, at) => !isTablePart || element.childNodes[at] instanceof Element);
  return (
    <Plain style={style} lang={language}>
      {inside}
    </Plain>
  );
}

const sourceOf = (element: Element): string =>
  element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';

/** A link goes to the system's browser or mail program; what these do not take is named and stays a text. */
function Link({ address, children }: { address: string | null; children: ReactNode }) {
  const isOpened = address !== null && /^(?:https|mailto):/i.test(address);
  if (!isOpened) {
    return (
      <span className={styles.deadLink} title={address ?? undefined}>
        {children}
      </span>
    );
  }
  return (
    <a
      href={address}
      title={address}
      onClick={(event) => {
        event.preventDefault();
        openExternal(address);
      }}
    >
      {children}
    </a>
  );
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const { platformHost, config } = useBootstrap();
  if (!isOfPlatform(src, { platformHost, config })) return <Elsewhere kind="picture" name={alt} address={src} />;
  return <img className={styles.picture} src={platformImageUrl(src)} alt={alt} loading="lazy" decoding="async" />;
}

/** What is not loaded here: what it is, its name and where it lies. */
function Elsewhere({ kind, name, address }: { kind: 'picture' | 'frame'; name: string; address: string }) {
  const { t } = useTranslation('richText');
  return (
    <span className={styles.elsewhere}>
      <span>{name === '' ? t(`elsewhere.${kind}.unnamed`) : t(`elsewhere.${kind}.named`, { name })}</span>
      <span className={styles.address}>{address === '' ? t('elsewhere.noAddress') : address}</span>
    </span>
  );
}
