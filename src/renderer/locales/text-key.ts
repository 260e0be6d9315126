import type { TextKeyOf } from '#shared/texts/keys.ts';
import type { Namespaces } from './namespaces.ts';

export type { TextValues } from '#shared/texts/keys.ts';

/** A text by its namespace and path, e.g. `users:columns.name`: definitions hold these keys instead of texts. */
export type TextKey = TextKeyOf<Namespaces>;
