import { Button } from '@fluentui/react-components';
import { createElement, Fragment, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { ExternalLink } from '#renderer/kit/ui/link/ExternalLink.tsx';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import { isolated } from '#shared/bidi.ts';
import { boundNodes, flattened, startOfHtml } from './bounded.ts';
import { cleanNodes } from './clean.ts';
import { isOfPlatform } from './pictures.ts';
import styles from './richText.module.css';

interface RichTextProps {
  /** Stored, typed or pasted HTML: it is sanitized here. */
  html: string;
  className?: string;
  /** Level of the highest heading: one below the heading above it on the page. */
  level?: 2 | 3 | 4;
  /** Draws it to its end, for paper: nothing can be demanded there. */
  isWhole?: boolean;
}

/** Elements that only frame their content on the public site; rendered as plain blocks. */
const blocks: ReadonlySet<string> = new Set(['section', 'article', 'header', 'footer', 'aside', 'center', 'address']);
const voids: ReadonlySet<string> = new Set(['br', 'hr', 'col']);
const plain = new Set<string>([
  ...['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'b', 'i', 's', 'del', 'ins', 'small', 'sub', 'sup', 'mark'],
  ...['abbr', 'cite', 'q', 'code', 'pre', 'blockquote', 'hr', 'div', 'figure', 'figcaption', 'dl', 'dt', 'dd'],
  ...['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);
const alignments = ['left', 'center', 'right', 'justify'] as const;

/**
 * Renders HTML of the platform without ever inserting it: it is sanitized, parsed to nodes, and each known node becomes
 * a React element. The platform's own pictures are loaded through the application; any other picture, and every frame,
 * is replaced by its description. Of a text that is longer than a screen the start is parsed and drawn, and the whole on
 * demand.
 */
export function RichText({ html, className, level = 3, isWhole = false }: RichTextProps) {
  const { t } = useTranslation('common');
  const [whole, setWhole] = useState<string | null>(null);
  const isExpanded = isWhole || whole === html;
  const { nodes, isCut } = useMemo(() => nodesOf(html, isExpanded), [html, isExpanded]);
  const levels = useMemo(() => levelsOf(nodes, level), [nodes, level]);
  return (
    <div className={className === undefined ? styles.text : `${styles.text} ${className}`}>
      {childrenOf(nodes, levels)}
      {isCut && (
        <p>
          <Button size="small" onClick={() => setWhole(html)}>
            {t('longText.showWhole')}
          </Button>
        </p>
      )}
    </div>
  );
}

function nodesOf(html: string, isExpanded: boolean): { nodes: ParentNode & Node; isCut: boolean } {
  const start = isExpanded ? html : startOfHtml(html);
  const nodes = flattened(cleanNodes(start, 'shown'));
  const isCut = !isExpanded && boundNodes(nodes);
  return { nodes, isCut: isCut || start !== html };
}

/** Level of each heading on the page. */
type Levels = ReadonlyMap<Element, number>;

const tagLevel = (heading: Element): number => Number(heading.tagName.slice(1));

/** Assigns the headings of a text levels under those of the page, without gaps: screen readers navigate by them. */
function levelsOf(nodes: ParentNode, highest: number): Levels {
  const headings = [...nodes.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const ranks = [...new Set(headings.map(tagLevel))].sort();
  let before = highest - 1;
  return new Map(
    headings.map((heading) => {
      before = Math.min(highest + ranks.indexOf(tagLevel(heading)), before + 1, 6);
      return [heading, before];
    }),
  );
}

const childrenOf = (node: Node, levels: Levels): ReactNode[] =>
  [...node.childNodes].map((child, index) => {
    // A text that changes is rendered anew: its parts have no identity.
    // biome-ignore lint/suspicious/noArrayIndexKey: the position is all that a part has.
    if (child instanceof Element) return <Part key={index} element={child} levels={levels} />;
    // Created by React directly, not by the application's JSX runtime, which would cut a long text.
    return createElement(Fragment, { key: `t${String(index)}` }, isolated(child.textContent ?? ''));
  });

const numberOf = (element: Element, name: string): number | undefined => {
  const number = Number(element.getAttribute(name));
  return Number.isInteger(number) && number > 0 && number < 1000 ? number : undefined;
};

/** Parses inline styles: under the content policy, elements of parsed markup have no `style` of their own. */
const probe = document.createElement('p');

/** The one style that is kept: the alignment of a line. */
function alignmentOf(element: Element): (typeof alignments)[number] | undefined {
  probe.style.cssText = element.getAttribute('style') ?? '';
  const style = probe.style.textAlign;
  const value = (
    style ||
    element.getAttribute('align') ||
    (element.tagName === 'CENTER' ? 'center' : '')
  ).toLowerCase();
  return alignments.find((one) => one === value);
}

function Part({ element, levels }: { element: Element; levels: Levels }) {
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
      return <NotLoaded kind="frame" name={element.getAttribute('title') ?? ''} address={sourceOf(element)} />;
    case 'a':
      return <Link address={element.getAttribute('href')}>{childrenOf(element, levels)}</Link>;
    case 'table':
      return (
        <div className={styles.tableFrame}>
          {/* Only elements of a table may be in one; the sanitizer's parser ensures it. */}
          <table>{childrenOf(element, levels).filter((_, at) => element.childNodes[at] instanceof Element)}</table>
        </div>
      );
    case 'td':
    case 'th': {
      const Cell = name;
      return (
        <Cell style={style} colSpan={numberOf(element, 'colspan')} rowSpan={numberOf(element, 'rowspan')}>
          {childrenOf(element, levels)}
        </Cell>
      );
    }
    case 'ol':
      return <ol start={numberOf(element, 'start')}>{childrenOf(element, levels)}</ol>;
  }
  const level = levels.get(element);
  if (level !== undefined) {
    // A level is one of 2 to 6.
    const Heading = `h${level}` as 'h2';
    return (
      <Heading className={styles.heading} data-size={Math.min(tagLevel(element), 4)} style={style}>
        {childrenOf(element, levels)}
      </Heading>
    );
  }
  if (blocks.has(name)) return <div style={style}>{childrenOf(element, levels)}</div>;
  if (!plain.has(name)) return <span lang={language}>{childrenOf(element, levels)}</span>;
  // One of the names above.
  const Plain = name as 'p';
  if (voids.has(name)) return <Plain />;
  const isTablePart = ['colgroup', 'thead', 'tbody', 'tfoot', 'tr'].includes(name);
  const inside = childrenOf(element, levels).filter(
    (_, at) => !isTablePart || element.childNodes[at] instanceof Element,
  );
  return (
    <Plain style={style} lang={language}>
      {inside}
    </Plain>
  );
}

const sourceOf = (element: Element): string =>
  element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';

/** A link opens in the system's browser or mail program; an address that these do not take is shown as text. */
function Link({ address, children }: { address: string | null; children: ReactNode }) {
  const isOpened = address !== null && /^(?:https|mailto):/i.test(address);
  if (!isOpened) {
    return (
      <span className={styles.deadLink} title={address ?? undefined}>
        {children}
      </span>
    );
  }
  return <ExternalLink address={address}>{children}</ExternalLink>;
}

function Picture({ src, alt }: { src: string; alt: string }) {
  const { pictureHosts } = useBootstrap();
  if (!isOfPlatform(src, pictureHosts)) return <NotLoaded kind="picture" name={alt} address={src} />;
  return <img className={styles.picture} src={platformImageUrl(src)} alt={alt} loading="lazy" decoding="async" />;
}

/** Replaces content that is not loaded here by its kind, name and address. */
function NotLoaded({ kind, name, address }: { kind: 'picture' | 'frame'; name: string; address: string }) {
  const { t } = useTranslation('richText');
  return (
    <span className={styles.elsewhere}>
      <span>{name === '' ? t(`elsewhere.${kind}.unnamed`) : t(`elsewhere.${kind}.named`, { name })}</span>
      <span className={styles.address}>{address === '' ? t('elsewhere.noAddress') : address}</span>
    </span>
  );
}
