/** The same as `jsx-runtime.ts` while developing and in tests, where React checks keys and names places. */
import type { ElementType, Key, ReactElement } from 'react';
import { Fragment, type JSXSource, jsxDEV as plainJsx } from 'react/jsx-dev-runtime';
import { shownProps } from './shown.ts';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement =>
  plainJsx(type, shownProps(type, props as Readonly<Record<string, unknown>>), key, isStatic, source, self);
