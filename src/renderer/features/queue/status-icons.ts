import {
  CheckmarkCircleRegular,
  CircleRegular,
  DismissCircleRegular,
  ErrorCircleRegular,
  type FluentIcon,
  NextRegular,
  PeopleRegular,
  QuestionCircleRegular,
  SubtractCircleRegular,
} from '@fluentui/react-icons';
import type { ReviewStatusKind } from './queue.ts';

/** The icon of each status; its text is that of the queue. */
export const reviewStatusIcons: Record<ReviewStatusKind, FluentIcon> = {
  waiting: CircleRegular,
  skipped: NextRegular,
  accepted: CheckmarkCircleRegular,
  refused: DismissCircleRegular,
  elsewhere: PeopleRegular,
  gone: SubtractCircleRegular,
  failed: ErrorCircleRegular,
  uncertain: QuestionCircleRegular,
};
