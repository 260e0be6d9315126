import { removeAction } from '#renderer/kit/resource/actions.ts';
import type { RelayPointType } from '#shared/resources/relaypointtypes/index.ts';

/** The deletion itself; its dialog first reads whether the type is in use. */
export const removal = removeAction<RelayPointType>('relaypointtypes', {});
