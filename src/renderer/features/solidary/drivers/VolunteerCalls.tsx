import { Button, Caption1 } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { windowInWords } from '#renderer/features/week/labels.ts';
import { itemQuery, type ListResponse } from '#renderer/kit/data/queries.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useCopy } from '#renderer/kit/ui/useCopy.ts';
import { toAppError } from '#shared/failure.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import { addressOf } from '#shared/routes.ts';
import { BigTelephone } from '../calls/BigTelephone.tsx';
import { CallList } from '../calls/CallList.tsx';
import { CALLED_AT_ONCE, useCalls } from '../calls/call-state.ts';
import type { Driver } from './drivers.ts';

type Row = ListResponse<'solidaryvolunteers'>['rows'][number];

interface VolunteerCallsProps {
  /** Day, time and place, as a text. */
  when: string;
  /** Parts of the key under which the answers are kept. */
  name: readonly unknown[];
  /** Who can drive then, in order. */
  drivers: readonly Driver<Row>[];
  /** Whether this person may open volunteers. */
  canRead: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Calls the volunteers of a day, one after the other (docs/screens/08-solidary-people.md §9). No record is open: the
 * answers stay in this session, and are copied from here.
 */
export function VolunteerCalls({ when, name, drivers, canRead, onOpen, onClose }: VolunteerCallsProps) {
  const { t } = useTranslation(['solidarylists', 'week']);
  const format = useFormat();
  const copy = useCopy();
  const all = drivers.map(({ volunteer }) => volunteer.id);
  const byId = new Map(drivers.map((driver) => [driver.volunteer.id, driver]));
  const calls = useCalls<SolidaryUserId>(['volunteers', ...name], all.slice(0, CALLED_AT_ONCE), (id) => byId.has(id));
  const people = calls.people ?? [];
  const others = all.filter((id) => !people.includes(id)).slice(0, CALLED_AT_ONCE);
  const callees = people.flatMap((id) => {
    const driver = byId.get(id);
    return driver === undefined ? [] : [{ key: id, name: personNameOf(driver.volunteer), facts: factsOf(driver) }];
  });
  const answers = () =>
    callees.flatMap((callee) => {
      const answer = calls.answers.get(callee.key);
      return answer === undefined ? [] : [`${callee.name}\t${t(`calls.given.${answer}`)}`];
    });
  return (
    <CallList
      title={t('calls.volunteers', { when })}
      calls={calls}
      callees={callees}
      renderTelephone={(id) => <Telephone key={id} id={id} canRead={canRead} />}
      renderBelow={(id) =>
        calls.answers.get(id) === 'yes' && (
          <div className={flow.lineS}>
            {canRead && (
              <RecordLink to={addressOf('solidaryvolunteers_show', { id })} onClick={onOpen}>
                {t('calls.openVolunteer')}
              </RecordLink>
            )}
            <Button appearance="subtle" onClick={calls.next}>
              {t('calls.next')}
            </Button>
          </div>
        )
      }
      onAnswer={calls.answer}
      notes={<Caption1>{t('calls.notNoted')}</Caption1>}
      done={<p className={flow.quiet}>{t(others.length > 0 ? 'calls.moreLeft' : 'calls.noneLeft')}</p>}
      actions={
        <>
          {others.length > 0 && (
            <Button onClick={() => calls.add(others)}>{t('calls.more', { count: others.length })}</Button>
          )}
          <Button
            icon={<CopyRegular />}
            disabledFocusable={calls.answers.size === 0}
            onClick={() => calls.answers.size > 0 && void copy([when, ...answers()].join('\n'))}
          >
            {t('calls.copyAnswers')}
          </Button>
        </>
      }
      onClose={onClose}
    />
  );

  function factsOf({ volunteer, metres, part }: Driver<Row>): string[] {
    const hours = windowInWords(volunteer.windows[part]);
    return [
      ...(metres === null ? [] : [format.distance(metres)]),
      [t(`week:parts.${part}`), hours].filter((text) => text !== null).join(' '),
    ];
  }
}

/** The telephone of a volunteer, which their page has: reading it has no effect on the platform. */
function Telephone({ id, canRead }: { id: SolidaryUserId; canRead: boolean }) {
  const { data, error, refetch } = useQuery({ ...itemQuery('solidaryvolunteers', id), enabled: canRead });
  return (
    <BigTelephone
      telephone={data?.telephone}
      canRead={canRead}
      failure={error === null ? null : toAppError(error)}
      onRetry={() => void refetch()}
    />
  );
}
