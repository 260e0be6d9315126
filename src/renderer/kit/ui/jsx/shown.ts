import { createElement, Fragment, type ReactNode } from 'react';
import { isolated } from '#shared/bidi.ts';
import { cut, longestInSentence, longestName, longestText } from '#shared/cut.ts';
import { LongText } from './LongText.tsx';

/**
 * Elements, and components of Fluent, that hold a name and no prose: what is longer than a line is cut, and the page of
 * the record has it whole.
 */
const named: ReadonlySet<string> = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'button', 'label', 'legend', 'summary', 'option', 'text', 'title'],
  ...['Badge', 'Button', 'DialogTitle', 'Link', 'MenuItem', 'MenuItemLink', 'MessageBarTitle', 'Option', 'Tab', 'Tag'],
]);

/** Properties that are read or shown as they are, on elements of the page and of libraries. */
const spoken = ['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'aria-valuetext'] as const;
/** Properties of components of Fluent that these draw. */
const drawn = [...spoken, 'name', 'label', 'subText', 'secondaryContent', 'hint', 'validationMessage'] as const;

type ElementProps = Readonly<Record<string, unknown>>;

/**
 * Returns the properties of an element with its texts made safe to display: isolated, so that no name changes the
 * direction of the text beside it, and cut where they are longer than a screen. Texts without anything of the kind stay
 * the same. Components of the application get theirs unchanged, since they render elements in the end. A component that
 * renders only such a text wraps it in a fragment.
 */
export function shownProps(type: unknown, props: ElementProps): ElementProps {
  // Components of libraries forward a ref, which makes an object of them; those of the application are functions.
  const isOwn = typeof type === 'function';
  if (isOwn || props === null) return props;
  const draw = drawerOf(type);
  let shown = props;
  const put = (name: string, value: unknown) => {
    if (shown === props) shown = { ...props };
    (shown as Record<string, unknown>)[name] = value;
  };
  const children = drawnChildren(props.children, draw);
  if (children !== props.children) put('children', children);
  if (type === Fragment) return shown;
  for (const name of typeof type === 'string' ? spoken : drawn) {
    const value = props[name];
    if (typeof value !== 'string') continue;
    const safe = isolated(cut(value, longestInSentence));
    if (safe !== value) put(name, safe);
  }
  return shown;
}

type Draw = (text: string) => ReactNode;

/** Name of an element, or of a component of Fluent, which has one in the built application too. */
function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  const name: unknown = typeof type === 'object' && type !== null && 'displayName' in type ? type.displayName : '';
  return String(name);
}

/** How the texts of an element of a type are displayed. */
function drawerOf(type: unknown): Draw {
  if (named.has(nameOf(type))) return (text) => isolated(cut(text, longestName));
  if (typeof type !== 'string' && type !== Fragment) return (text) => isolated(cut(text, longestText));
  return (text) => (text.length > longestText ? createElement(LongText, { key: text, text }) : isolated(text));
}

/** Returns the same children object if no text in them changes. */
function drawnChildren(children: unknown, draw: Draw): unknown {
  if (typeof children === 'string') return draw(children);
  if (!Array.isArray(children)) return children;
  let made: unknown[] | undefined;
  for (const [at, child] of children.entries()) {
    const shown = drawnChildren(child, draw);
    if (shown === child) continue;
    made ??= [...children];
    made[at] = shown;
  }
  return made ?? children;
}
