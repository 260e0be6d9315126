/**
 * What the compiler calls for each element of the application's own code (`jsxImportSource`): React's runtime, with the
 * texts of elements isolated and cut (`shown.ts`). Every rendering of a value of the platform passes through here.
 */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, jsx as plainJsx, jsxs as plainJsxs } from 'react/jsx-runtime';
import { shownProps } from './shown.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

export const jsx = (type: ElementType, props: object, key?: Key): ReactElement =>
  plainJsx(type, shownProps(type, props as Readonly<Record<string, unknown>>), key);

export const jsxs = (type: ElementType, props: object, key?: Key): ReactElement =>
  plainJsxs(type, shownProps(type, props as Readonly<Record<string, unknown>>), key);
