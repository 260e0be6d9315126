import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { ComposerAsked, ZoneProps } from '../zones.ts';

interface FollowUpProps extends ZoneProps {
  asked: ComposerAsked | null;
}

/** Zone C of a record's page: composer and diary (docs/screens/07-solidary-records.md §2). */
export function FollowUp({ record }: FollowUpProps) {
  return <Section title="">{record?.diary.length}</Section>;
}
