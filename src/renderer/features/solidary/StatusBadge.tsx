import { Badge } from '@fluentui/react-components';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { StructureStatus } from '#shared/resources/solidary/status.ts';
import { statusIcon, statusLabel } from './status.ts';

const colors = { 0: 'warning', 1: 'success', 2: 'danger' } as const satisfies Record<StructureStatus, string>;

/** Status of a person in a structure: pending outlined with a clock, the others filled. */
export function StatusBadge({ status }: { status: StructureStatus | null }) {
  const translate = useTranslate();
  const Icon = statusIcon(status);
  return (
    <Badge
      appearance={status === null || status === 0 ? 'outline' : 'filled'}
      color={status === null ? 'informative' : colors[status]}
      icon={<Icon />}
    >
      {translate(statusLabel(status))}
    </Badge>
  );
}
