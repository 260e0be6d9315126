import { Button } from '@fluentui/react-components';
import { VehicleCarProfileRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { StateLayout } from '#renderer/kit/ui/states/StateLayout.tsx';
import { ButtonLink, HomeLink } from '#renderer/kit/ui/states/StateLinks.tsx';
import { addressOf } from '#shared/routes.ts';
import { useStructures } from './useStructures.ts';

/** Structures that a button each may stand for; more of them are chosen in the top bar. */
const MAX_BUTTONS = 3;

/** Open records whose status is the search for a solution. */
const searching = { view: 'all', status: 2, progression: 100 } as const;

/**
 * The page of volunteers while the current structure does not offer transport, or there is none: what the person can do
 * about it, by their rights (docs/screens/08-solidary-people.md §5).
 */
export function NoTransportPage() {
  const { t } = useTranslation('shell');
  const can = useCan();
  const { structures } = useSignedIn();
  const { currentId, choose } = useStructures();
  const current = structures.find(({ id }) => id === currentId);
  if (current === undefined) {
    return <StateLayout icon={<VehicleCarProfileRegular />} title={t('noStructure')} actions={<HomeLink />} />;
  }
  const offering = structures.filter(({ hasTransport }) => hasTransport);
  const mayChange = can('structure_update');
  return (
    <StateLayout
      icon={<VehicleCarProfileRegular />}
      title={t('noTransport.title')}
      text={
        <>
          {offering.length > 0 && <p>{t('noTransport.others')}</p>}
          <p>{t(mayChange ? 'noTransport.change' : 'noTransport.ask', { name: current.name })}</p>
          {can('solidary_list') && <p>{t('noTransport.carpoolers')}</p>}
        </>
      }
      actions={
        <>
          {offering.slice(0, MAX_BUTTONS).map(({ id, name }, index) => (
            <Button key={id} appearance={index === 0 ? 'primary' : 'secondary'} onClick={() => void choose(id)}>
              {t('noTransport.choose', { name })}
            </Button>
          ))}
          {mayChange ? (
            <ButtonLink
              to={addressOf('solidarystructures_edit', { id: current.id })}
              search={{ field: 'hasTransport' }}
            >
              {t('noTransport.edit')}
            </ButtonLink>
          ) : (
            can('structure_read') && (
              <ButtonLink to={addressOf('solidarystructures_show', { id: current.id })}>
                {t('noTransport.open')}
              </ButtonLink>
            )
          )}
          {can('solidary_list') && (
            <ButtonLink to={addressOf('solidaryrecords')} search={searching}>
              {t('noTransport.records')}
            </ButtonLink>
          )}
          <HomeLink />
        </>
      }
    />
  );
}
