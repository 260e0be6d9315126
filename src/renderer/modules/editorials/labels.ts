import type { TextKey } from '#renderer/locales/text-key.ts';
import type { Editorial, editorialStatuses } from '#shared/resources/editorials/index.ts';

export type EditorialStatus = (typeof editorialStatuses)[number];

export const ACTIVE = 1;
export const INACTIVE = 0;

/** Whether the public site shows this editorial. */
export const isDisplayed = ({ status }: Pick<Editorial, 'status'>): boolean => status === ACTIVE;

export const statusLabel = (status: EditorialStatus): TextKey => `editorials:values.status.${status}`;
