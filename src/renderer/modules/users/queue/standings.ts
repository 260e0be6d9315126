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

/** The sign of each standing; its words are `identity:queue.reviewStatuses.{kind}`. */
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
