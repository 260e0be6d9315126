import { Section } from '#renderer/kit/ui/show/Section.tsx';
import type { SolutionsAsked, ZoneProps } from '../zones.ts';

interface SolutionsProps extends ZoneProps {
  asked: SolutionsAsked | null;
}

/** Zone B of a record's page: who could drive (docs/screens/07-solidary-records.md §3). */
export function Solutions({ record }: SolutionsProps) {
  return <Section title="">{record?.drivers.length}</Section>;
}
