import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '#renderer/kit/form/changes.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { EditPlan } from '#shared/resources/solidaryrecords/form/plan.ts';
import styles from './edit.module.css';

/** What saving the form will do, live (docs/screens/07-solidary-records.md §6.2). The plan is made anew at each key. */
export const PlanPanel = memo(
  function PlanPanel({ plan }: { plan: EditPlan }) {
    const { t } = useTranslation('recordForm');
    const { list } = useFormat();
    const { route, changed, staysReplaced } = plan;
    return (
      <section className={styles.panel} aria-label={t('edit.plan.title')}>
        <MessageBar intent={intents[route]} layout="multiline" politeness="polite">
          <MessageBarBody>
            <MessageBarTitle>{t(`edit.plan.routes.${route}`)}</MessageBarTitle>
            {staysReplaced && <p>{t('edit.plan.staysReplaced')}</p>}
          </MessageBarBody>
        </MessageBar>
        {changed.length > 0 && (
          <p className={flow.quietText} role="status">
            {t('edit.plan.changed', { parts: list(changed.map((part) => t(`edit.plan.parts.${part}`))) })}
          </p>
        )}
      </section>
    );
  },
  (before, now) => isSame(before.plan, now.plan),
);

const intents = {
  nothing: 'info',
  files: 'success',
  inPlace: 'success',
  beneficiary: 'success',
  replaces: 'warning',
} as const satisfies Record<EditPlan['route'], string>;
