import { Spinner } from '@fluentui/react-components';
import { CheckmarkCircleFilled, DismissCircleFilled, QuestionCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';
import { useGoToWords } from '../check/Findings.tsx';
import { usePlaceLink } from '../check/PlaceLink.tsx';
import { anchors } from '../steps/places.ts';
import type { Check, CheckState } from './checks.ts';
import styles from './send.module.css';

const icons: Readonly<Record<Exclude<CheckState, 'waiting'>, typeof CheckmarkCircleFilled>> = {
  ok: CheckmarkCircleFilled,
  failed: DismissCircleFilled,
  unknown: QuestionCircleRegular,
};

/** The checks, one line each, with their state as text (docs/screens/04-campaigns.md §6). */
export function ChecksSection({ campaign, checks }: { campaign: Campaign; checks: readonly Check[] }) {
  const { t } = useTranslation('campaigns');
  const translate = useTranslate();
  const format = useFormat();
  const renderLink = usePlaceLink(campaign);
  const goTo = useGoToWords();
  const shown = (values: Check['values']) =>
    typeof values?.count === 'number' ? { ...values, shown: format.number(values.count) } : values;
  return (
    <Section title={t('checks.title')} id={anchors.test}>
      <ul className={styles.checks} aria-live="polite">
        {checks.map(({ id, state, text, values, place }) => (
          <li key={id} data-state={state}>
            <StateIcon state={state} />
            <div>
              <strong>{t(`checks.names.${id}`)}</strong>{' '}
              <span className={flow.quietText}>{t(`checks.states.${state}`)}</span>
              <div>{translate(text, shown(values))}</div>
              {place !== undefined && renderLink?.(place, goTo(place))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StateIcon({ state }: { state: CheckState }) {
  if (state === 'waiting') return <Spinner size="tiny" aria-hidden />;
  const Icon = icons[state];
  return <Icon aria-hidden fontSize={20} />;
}
