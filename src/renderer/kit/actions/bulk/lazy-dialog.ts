import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { BulkRunProps } from './BulkDialog.tsx';

/** The dialog of bulk actions. What is lazy has no type parameter: the rows are those of the action, whatever they are. */
export const BulkDialog = lazily<BulkRunProps<never>>(async () => (await import('./BulkDialog.tsx')).BulkDialog);
