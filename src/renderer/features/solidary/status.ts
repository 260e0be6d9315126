import type { FluentIcon } from '@fluentui/react-icons';
import { CheckmarkCircleFilled, ClockRegular, DismissCircleFilled, QuestionCircleRegular } from '@fluentui/react-icons';
import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { StructureStatus } from '#shared/resources/solidary/status.ts';

/** Name of the status of a person in a structure; null stands for one that this version does not know. */
export const statusLabel = (status: StructureStatus | null): TextKey => `solidary:status.${status ?? 'unknown'}`;

const tones: Readonly<Record<StructureStatus, Tone>> = { 0: 'caution', 1: 'good', 2: 'bad' };

/** How a status looks in a list, where it is a word after a shape. */
export const statusTone = (status: StructureStatus | null): Tone => (status === null ? 'neutral' : tones[status]);

const icons: Readonly<Record<StructureStatus, FluentIcon>> = {
  0: ClockRegular,
  1: CheckmarkCircleFilled,
  2: DismissCircleFilled,
};

/** Icon of a status: clock, check, cross (docs/screens/08-solidary-people.md). */
export const statusIcon = (status: StructureStatus | null): FluentIcon =>
  status === null ? QuestionCircleRegular : icons[status];
