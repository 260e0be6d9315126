import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Likeness } from '#shared/duplicates/likeness.ts';

/** How sure it is that accounts are of one person, why, and what speaks against it: in words. */
export function Signs({ likeness: { level, reasons, doubts } }: { likeness: Likeness }) {
  const { t } = useTranslation('duplicates');
  return (
    <span className={flow.lineS}>
      <Badge appearance="filled" color={level === 'sure' ? 'brand' : 'informative'}>
        {t(`levels.${level}`)}
      </Badge>
      {reasons.map((reason) => (
        <Badge key={reason} appearance="outline">
          {t(`reasons.${reason}`)}
        </Badge>
      ))}
      {doubts.map((doubt) => (
        <Badge key={doubt} appearance="tint" color="warning">
          {t(`doubts.${doubt}`)}
        </Badge>
      ))}
    </span>
  );
}
