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
import type { StandingKind } from './queue.ts';

/** The sign of each standing; its words are `identity:queue.standings.{kind}`. */
export const standingIcons: Record<StandingKind, FluentIcon> = {
  waiting: CircleRegular,
  skipped: NextRegular,
  accepted: CheckmarkCircleRegular,
  refused: DismissCircleRegular,
  elsewhere: PeopleRegular,
  gone: SubtractCircleRegular,
  failed: ErrorCircleRegular,
  uncertain: QuestionCircleRegular,
};
