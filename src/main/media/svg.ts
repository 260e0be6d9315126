import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type Declaration, mayApply, type Rule, readDeclarations, readSheet, referencesOf } from './svg-style.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** Elements of these draw or load inside an SVG; those of editors (Inkscape, Illustrator) do not. */
const REFUSED_NAMESPACES = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']);

/**
 * What icons are made of, with the cost of drawing each. Left out is what repeats, computes, loads or moves: patterns,
 * filters, markers, pictures, pages, animations, scripts.
 */
const COSTS: ReadonlyMap<string, number> = new Map([
  ...'svg g defs symbol use switch title desc metadata style stop'.split(' ').map((name) => [name, 1] as const),
  ...'path rect circle ellipse line polyline polygon'.split(' ').map((name) => [name, 1] as const),
  ...'linearGradient radialGradient'.split(' ').map((name) => [name, 2] as const),
  ...'text tspan'.split(' ').map((name) => [name, 5] as const),
  // Drawn apart first.
  ...'clipPath mask'.split(' ').map((name) => [name, 10] as const),
]);
/** A line in dashes may have a million of them. */
const DASHED_COST = 200;
/** Letters of attributes (paths, lists of points) that cost as much as an element. */
const LETTERS = 200;
/** Maximum cost of an icon, each element counted as often as it is drawn. Icons made with editors cost a few dozen. */
const MAX_COST = 1000;
const MAX_DEPTH = 50;

const HREF_OF = new Set(['use', 'linearGradient', 'radialGradient']);

interface Node {
  name: string;
  id: string | null;
  classes: readonly string[];
  cost: number;
  isDashed: boolean;
  children: Node[];
  /** Ids of what is drawn with it. */
  references: string[];
}

class Refused extends Error {}

/**
 * Whether an SVG is a plain drawing that is drawn at once: it refers to nothing outside, has nothing that repeats or
 * computes, and few elements even where `use`, clips and masks draw them many times. Whatever could be read in more than
 * one way (another encoding, entities, escapes) is refused.
 */
export function isPlainSvg(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const { root, all, byId, rules } = parse(text);
    for (const node of all) for (const rule of rules) if (mayApply(rule, node)) apply(node, rule.declarations);
    return costOf(root, { byId, known: new Map(), open: new Set() }, false, 0) <= MAX_COST;
  } catch {
    // Whether the parser, the decoder or this code threw: it is not a plain drawing.
    return false;
  }
}

interface Parsed {
  root: Node;
  all: Node[];
  /** The first element of each id. */
  byId: Map<string, Node>;
  rules: Rule[];
}

function parse(text: string): Parsed {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const all: Node[] = [];
  const byId = new Map<string, Node>();
  const open: (Node | null)[] = [];
  const rules: Rule[] = [];
  let sheet: string | null = null;
  let sheets = 0;

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => refuseUnless(encoding.toLowerCase() === 'utf-8'));
  // An internal subset defines entities.
  parser.on('doctype', (doctype) => refuseUnless(!doctype.includes('[')));
  parser.on('processinginstruction', ({ target }) => refuseUnless(!/^xml-stylesheet$/i.test(target)));
  parser.on('opentag', (tag) => {
    refuseUnless(!REFUSED_NAMESPACES.has(tag.uri) && open.length < MAX_DEPTH && all.length < MAX_COST);
    const node = tag.uri === SVG ? nodeOf(tag) : null;
    if (node !== null) {
      all.push(node);
      if (node.id !== null && !byId.has(node.id)) byId.set(node.id, node);
      open.findLast((above) => above !== null)?.children.push(node);
      if (node.name === 'style') {
        // One sheet is bounded; more of them are not the work of an editor.
        refuseUnless(sheets === 0);
        sheets += 1;
        sheet = '';
      }
    }
    open.push(node);
  });
  const hear = (part: string) => {
    if (sheet !== null) sheet += part;
  };
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', () => {
    if (open.pop()?.name !== 'style') return;
    rules.push(...(readSheet(sheet ?? '') ?? refuse()));
    sheet = null;
  });
  parser.write(text).close();
  const [root] = all;
  return root?.name === 'svg' ? { root, all, byId, rules } : refuse();
}

function nodeOf({ local, attributes }: SaxesTagNS): Node {
  const cost = COSTS.get(local) ?? refuse();
  const node: Node = { name: local, id: null, classes: [], cost, isDashed: false, children: [], references: [] };
  let letters = 0;
  for (const { local: name, uri, value } of Object.values(attributes)) {
    letters += value.length;
    if (name === 'href' && (uri === '' || uri === XLINK)) {
      node.references.push(...(HREF_OF.has(local) ? [ownId(value)] : []));
    }
    if (uri !== '') continue;
    if (name === 'id') node.id = value;
    else if (name === 'class') node.classes = value.split(/\s+/);
    else if (name === 'style') apply(node, readDeclarations(value) ?? refuse());
    else if (!/^(?:data|aria)-/.test(name)) apply(node, [{ name: name.toLowerCase(), value: value.trim() }]);
  }
  node.cost += Math.floor(letters / LETTERS);
  return node;
}

/** The id that an address in an SVG refers to, which must be one of its own. */
const ownId = (address: string): string => /^\s*#([\w.:-]+)\s*$/.exec(address)?.[1] ?? refuse();

function apply(node: Node, declarations: readonly Declaration[]): void {
  for (const declaration of declarations) {
    node.references.push(...(referencesOf(declaration) ?? refuse()));
    if (declaration.name === 'stroke-dasharray') node.isDashed ||= /[1-9]/.test(declaration.value);
  }
}

interface Drawing {
  byId: ReadonlyMap<string, Node>;
  /** Costs that were counted, for lines in dashes and for others. */
  known: Map<Node, [number?, number?]>;
  /** The elements that are being counted: a reference to one of them would never end. */
  open: Set<Node>;
}

/** Returns the cost of an element with everything drawn for it, as often as it is drawn. Dashes are inherited. */
function costOf(node: Node, drawing: Drawing, isDashedAbove: boolean, depth: number): number {
  const isDashed = isDashedAbove || node.isDashed;
  const known = drawing.known.get(node) ?? [];
  const counted = known[Number(isDashed)];
  if (counted !== undefined) return counted;
  refuseUnless(!drawing.open.has(node) && depth <= MAX_DEPTH);
  drawing.open.add(node);
  let cost = node.cost + (isDashed && node.children.length === 0 ? DASHED_COST : 0);
  const referred = node.references.map((id) => drawing.byId.get(id)).filter((found) => found !== undefined);
  for (const next of [...node.children, ...referred]) cost += costOf(next, drawing, isDashed, depth + 1);
  refuseUnless(cost <= MAX_COST);
  drawing.open.delete(node);
  known[Number(isDashed)] = cost;
  drawing.known.set(node, known);
  return cost;
}

function refuse(): never {
  throw new Refused();
}

function refuseUnless(isPlain: boolean): void {
  if (!isPlain) refuse();
}
