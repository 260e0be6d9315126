import { Dropdown, Field, Option, Radio, RadioGroup } from '@fluentui/react-components';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#renderer/kit/data/session.ts';
import { useCanPick } from '#renderer/kit/form/pickers/pickable.ts';
import { RecordPicker } from '#renderer/kit/form/pickers/RecordPicker.tsx';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { periodicities } from '#shared/config.ts';
import { CommunityChoice } from './CommunityChoice.tsx';
import styles from './page.module.css';
import type { Scope } from './scope.ts';
import type { DashboardSearch } from './search.ts';
import type { ShownDashboard } from './useShownDashboard.ts';
import type { AvailableView } from './views.ts';

export interface ControlsProps {
  /** What the focus returns to from the dashboard. */
  ref?: Ref<HTMLElement>;
  /** Accessible name. */
  label: string;
  shown: Pick<ShownDashboard, 'view' | 'periodicity' | 'missing' | 'communityId' | 'territoryId'>;
  /** Those that can be chosen; no selector for one alone. */
  views: readonly AvailableView[];
  scope: Scope;
  hasCommunity: boolean;
  hasTerritory: boolean;
  /** The address names the community: there is always one, and no territory. */
  isFixed: boolean;
  /** Text shown to people without a restriction, if it differs from "the whole platform". */
  unrestricted?: string | undefined;
  onChange: (change: DashboardSearch) => void;
  onCommunity: (id: number | null) => void;
}

/** The controls of a dashboard's parameters, which are all kept in the address. */
export function Controls(props: ControlsProps) {
  const { ref, label, shown, views, scope, hasCommunity, hasTerritory, isFixed, unrestricted, onChange, onCommunity } =
    props;
  const { view, periodicity, missing, communityId, territoryId } = shown;
  const { t } = useTranslation('analytics');
  const canPickCommunity = useCanPick('communities');
  const canPickTerritory = useCanPick('territories');
  const periodicityLabel = useId();
  const can = useCan();
  const isUnrestricted = isFixed ? !can('analytic_list') && !can('community_dashboard_self') : scope === 'none';
  return (
    <section ref={ref} aria-label={label} className={`${flow.bar} ${styles.controls}`}>
      {views.length > 1 && (
        <Field label={t('view')}>
          <Dropdown
            value={view.label}
            selectedOptions={[view.name]}
            onOptionSelect={(_, { optionValue }) => onChange({ view: optionValue })}
          >
            {views.map(({ name, label: text }) => (
              <Option key={name} value={name}>
                {text}
              </Option>
            ))}
          </Dropdown>
        </Field>
      )}
      <div className={`${flow.bar} ${styles.periodicity}`}>
        <VisuallyHidden>
          <span id={periodicityLabel}>{t('periodicity.label')}</span>
        </VisuallyHidden>
        <RadioGroup
          layout="horizontal"
          aria-labelledby={periodicityLabel}
          value={periodicity}
          onChange={(_, { value }) => onChange({ periodicity: periodicities.find((known) => known === value) })}
        >
          {periodicities.map((name) => (
            <Radio
              key={name}
              value={name}
              disabled={missing.has(name)}
              title={missing.has(name) ? t('noPeriodicity.title') : undefined}
              label={t(`periodicity.${name}`)}
            />
          ))}
        </RadioGroup>
        {missing.size > 0 && (
          <span className={flow.quiet} role="status">
            {t('missing', {
              count: missing.size,
              names: [...missing].map((name) => t(`periodicity.${name}`)).join(', '),
            })}
          </span>
        )}
      </div>
      {(isFixed || (scope !== 'none' && hasCommunity)) && canPickCommunity && (
        <CommunityChoice value={communityId} isOwnOnly={scope === 'manager'} onChange={onCommunity} />
      )}
      {hasTerritory && canPickTerritory && (
        <RecordPicker
          resource="territories"
          label={t('pickers.territory')}
          placeholder={t('pickers.all')}
          value={territoryId}
          onChange={(id) => onChange({ territoryId: id ?? undefined })}
        />
      )}
      {isUnrestricted && (
        <p className={flow.quiet}>{unrestricted ?? t(isFixed ? 'perimeter.notRestricted' : 'perimeter.whole')}</p>
      )}
    </section>
  );
}
