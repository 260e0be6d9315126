import { escaped } from './escape.ts';

/** A piece of XML whose interpolated values are data: they are escaped, for attributes and texts alike. */
export const xml = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: parts }, ...values.map(escaped));
