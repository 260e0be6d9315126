import { type ESTree, parseSync, Visitor } from 'vite';

/** The kind of change at a place. */
export type ChangeKind =
  | 'arithmetic'
  | 'boolean'
  | 'comparison'
  | 'condition'
  | 'default'
  | 'number'
  | 'returned value'
  | 'statement';

/** One place of a source, and the change to make there. Offsets are those of the text, `end` exclusive. */
export interface Place {
  readonly kind: ChangeKind;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** What each operator turns into. Only the pairs whose two sides stay what they are. */
const turned: Readonly<Record<string, { kind: ChangeKind; operator: string }>> = {
  '<': { kind: 'comparison', operator: '<=' },
  '<=': { kind: 'comparison', operator: '<' },
  '>': { kind: 'comparison', operator: '>=' },
  '>=': { kind: 'comparison', operator: '>' },
  '===': { kind: 'comparison', operator: '!==' },
  '!==': { kind: 'comparison', operator: '===' },
  '+': { kind: 'arithmetic', operator: '-' },
  '-': { kind: 'arithmetic', operator: '+' },
  '*': { kind: 'arithmetic', operator: '/' },
  '/': { kind: 'arithmetic', operator: '*' },
  '%': { kind: 'arithmetic', operator: '*' },
  '&&': { kind: 'boolean', operator: '||' },
  '||': { kind: 'boolean', operator: '&&' },
};

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const returnsNothing = (node: ESTree.Node): boolean =>
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void');

const hasNoEffect = (node: ESTree.ExpressionStatement): boolean =>
  // A constructor without it throws in every test.
  node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super';

/**
 * Finds the places of one source that can be changed, in the order of the text. Types are left alone.
 * @param file its name, whose ending says whether it holds JSX
 * @throws Error when it cannot be parsed
 */
export function placesIn(file: string, text: string): Place[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const places: Place[] = [];
  let depthInTypes = 0;

  const add = (kind: ChangeKind, { start, end }: { start: number; end: number }, replacement: string) => {
    if (depthInTypes === 0 && text.slice(start, end) !== replacement) places.push({ kind, start, end, replacement });
  };
  const turn = (node: ESTree.BinaryExpression | ESTree.LogicalExpression) => {
    const { left, operator, right } = node;
    const change = turned[operator];
    if (change === undefined || isText(left) || isText(right)) return;
    // Between the sides stand the operator, spaces, parentheses and comments.
    const start = text.indexOf(operator, left.end);
    add(change.kind, { start, end: start + operator.length }, change.operator);
  };
  const decide = (test: ESTree.Expression, ways: readonly boolean[]) => {
    for (const way of ways) add('condition', test, String(way));
  };
  const remove = (node: ESTree.Node) => add('statement', node, ';');

  new Visitor({
    TSLiteralType: () => {
      depthInTypes += 1;
    },
    'TSLiteralType:exit': () => {
      depthInTypes -= 1;
    },
    BinaryExpression: turn,
    LogicalExpression: (node) => {
      if (node.operator === '??') add('default', node, text.slice(node.left.start, node.left.end));
      else turn(node);
    },
    UnaryExpression: (node) => {
      if (node.operator === '!') add('boolean', node, text.slice(node.argument.start, node.argument.end));
    },
    Literal: (node) => {
      if (typeof node.value === 'boolean') add('boolean', node, String(!node.value));
      if (typeof node.value !== 'number') return;
      for (const step of [1, -1]) if (node.value + step >= 0) add('number', node, String(node.value + step));
    },
    IfStatement: (node) => decide(node.test, [true, false]),
    ConditionalExpression: (node) => decide(node.test, [true, false]),
    // A loop whose condition is always true never ends, which proves nothing.
    WhileStatement: (node) => decide(node.test, [false]),
    ForStatement: (node) => node.test && decide(node.test, [false]),
    ExpressionStatement: (node) => {
      if (!hasNoEffect(node)) remove(node);
    },
    ThrowStatement: remove,
    BreakStatement: remove,
    ContinueStatement: remove,
    ReturnStatement: (node) => {
      if (node.argument === null) remove(node);
      else if (!returnsNothing(node.argument)) add('returned value', node.argument, 'undefined');
    },
    ArrowFunctionExpression: ({ body }) => {
      if (body.type !== 'BlockStatement' && !returnsNothing(body)) add('returned value', body, 'undefined');
    },
  }).visit(program);

  return places.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The text with the change made. */
export const changed = (text: string, { start, end, replacement }: Place): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Whether the changed text is still a program: `a ?? b && c` is none. */
export const isProgram = (file: string, text: string): boolean => parseSync(file, text).errors.length === 0;

/** The line of an offset, from 1. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The change in one line: `a < b → a <= b`, with little of what stands around an operator. */
export function describePlace(text: string, place: Place): string {
  const { start, end, replacement } = place;
  const around = place.kind === 'statement' || end - start > 30 ? 0 : 25;
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - around);
  const lineEnd = text.indexOf('\n', end);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, end + around);
  const before = text.slice(from, to);
  const after =
    text.slice(from, start) + (place.kind === 'statement' ? '(removed)' : replacement) + text.slice(end, to);
  return `${short(before)} → ${short(after)}`;
}

const LONGEST = 90;
const short = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};
