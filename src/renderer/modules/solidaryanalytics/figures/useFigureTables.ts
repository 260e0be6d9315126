import { useTranslation } from 'react-i18next';
import { useActionLabel } from '#renderer/features/solidary/related/action-label.ts';
import { today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { StructureCounts } from './by-structure.ts';
import type { FigureLine } from './Figure.tsx';
import type { Figures } from './figures.ts';

export interface FigureInWords {
  id: 'open' | 'age' | 'closings' | 'months' | 'structures';
  title: string;
  heading: string;
  lines: FigureLine[];
}

/** Returns a function that turns figures into labelled tables, in the order of the screen. */
export function useFigureTables(): (figures: Figures, structures: StructureCounts | null) => FigureInWords[] {
  const { t } = useTranslation('solidaryanalytics');
  const labelOf = useActionLabel();
  const format = useFormat();
  const running = today().slice(0, 7);
  const monthName = (name: string | null) => (name === null ? t('unknownMonth') : format.month(name));
  const table = (id: FigureInWords['id'], lines: FigureLine[]): FigureInWords => ({
    id,
    title: t(`figures.${id}.title`),
    heading: t(`figures.${id}.heading`),
    lines,
  });
  const structureLines = ({ structures, several, unknown }: StructureCounts): FigureLine[] => [
    ...structures.map(({ name, count }) => ({ label: name, count })),
    ...(several > 0 ? [{ label: t('severalStructures'), count: several }] : []),
    ...(unknown > 0 ? [{ label: t('unknownStructure'), count: unknown }] : []),
  ];
  return ({ open, age, closings, months }, structures) => [
    table(
      'open',
      open.map(({ name, count }) => ({ label: t(`statuses.${name}`), count })),
    ),
    ...(structures === null ? [] : [table('structures', structureLines(structures))]),
    table(
      'age',
      age.map(({ name, count }) => ({ label: t(`ages.${name}`), count })),
    ),
    table(
      'closings',
      closings.map(({ name, count }) => ({ label: name === null ? t('unknownReason') : labelOf(name), count })),
    ),
    table(
      'months',
      months.map(({ name, count }) => ({ label: monthName(name), count, isRunning: name === running })),
    ),
  ];
}
