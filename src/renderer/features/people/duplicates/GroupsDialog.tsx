import { Button, Checkbox, Text } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import type { QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { mostSharing, mostSideBySide } from '#shared/duplicates/limits.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { DuplicateGroup } from '#shared/ipc/duplicates.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import { type PeopleList, peopleList } from '../lists.ts';
import { Comparison } from './Comparison.tsx';
import styles from './duplicates.module.css';
import { groupsQuery } from './queries.ts';
import { Reading } from './Reading.tsx';
import { Signs } from './Signs.tsx';
import { useJudge } from './useJudge.ts';

type Found = ResponseOf<'duplicates.find'>;

const idsOf = ({ people }: DuplicateGroup) => people.map(({ id }) => id);

/** Reads the list on screen whole, and shows group after group of accounts that may be of one person. */
export function GroupsDialog({ resource, query, onClose }: QueryDialogProps) {
  const { t } = useTranslation('duplicates');
  const client = useQueryClient();
  const { number } = useFormat();
  const list = peopleList(resource.name);
  const [progress, setProgress] = useState<Progress | null>(null);
  const options = groupsQuery(list, query, setProgress);
  const found = useQuery(options);
  const [place, setPlace] = useState(0);
  const judging = useJudge();
  const groups = found.data?.groups ?? [];
  const at = Math.min(place, Math.max(groups.length - 1, 0));
  const group = groups[at];
  const change = (changed: (data: Found) => Found) =>
    client.setQueryData(options.queryKey, (data) => data && changed(data));

  const judge = (judged: DuplicateGroup) => {
    const leave = () =>
      change((data) => ({
        ...data,
        groups: data.groups.filter((one) => one !== judged),
        found: data.found - 1,
      }));
    const comeBack = () =>
      change((data) =>
        data.groups.includes(judged)
          ? data
          : { ...data, groups: data.groups.toSpliced(at, 0, judged), found: data.found + 1 },
      );
    // Whoever resembles one of a group belongs to it: a chain may be longer than what is judged at once.
    void judging.judge(idsOf(judged).slice(0, mostSharing), leave, comeBack);
  };

  return (
    <DialogFrame
      title={t('groups.title')}
      size="large"
      className={styles.surface}
      onDismiss={onClose}
      actions={
        <>
          {found.data !== undefined && (
            <Button
              appearance="subtle"
              disabledFocusable={found.isFetching}
              onClick={() => {
                setProgress(null);
                void found.refetch();
              }}
            >
              {t('groups.again')}
            </Button>
          )}
          <Button appearance={found.data === undefined ? 'secondary' : 'primary'} onClick={onClose}>
            {t(found.isFetching ? 'stop' : 'close')}
          </Button>
        </>
      }
    >
      {found.data === undefined || found.isFetching ? (
        <>
          <Text>{t('groups.explanation')}</Text>
          <Reading what="reading" progress={progress} error={found.error} onRetry={() => void found.refetch()} />
        </>
      ) : (
        <>
          <Scope found={found.data} />
          {group !== undefined && (
            <>
              <div className={flow.line}>
                <Button disabledFocusable={at === 0} onClick={() => setPlace(at - 1)}>
                  {t('groups.previous')}
                </Button>
                <Button disabledFocusable={at + 1 >= groups.length} onClick={() => setPlace(at + 1)}>
                  {t('groups.next')}
                </Button>
                <strong role="status">{t('groups.place', { place: number(at + 1), of: number(groups.length) })}</strong>
                <Button disabledFocusable={judging.isPending} onClick={() => judge(group)}>
                  {t('judge.button')}
                </Button>
              </div>
              <Signs likeness={group} />
              <GroupView key={idsOf(group).join()} {...{ group, list, onClose }} />
            </>
          )}
          <MutationError error={judging.error} />
        </>
      )}
    </DialogFrame>
  );
}

/** How many were compared, and what was left out: bounds are said. */
function Scope({ found: { groups, found, compared, unreadable, of, setAside } }: { found: Found }) {
  const { t } = useTranslation('duplicates');
  const { number } = useFormat();
  const shown = { found: number(found), compared: number(compared), of: number(of) };
  return (
    <div className={flow.stackXS}>
      <Text role="status">
        {found === 0 ? t('groups.noneFound', shown) : t('groups.found', { count: found, ...shown })}
      </Text>
      {compared + unreadable < of && <Text>{t('groups.bound', shown)}</Text>}
      {groups.length < found && <Text>{t('groups.shown', { number: number(groups.length) })}</Text>}
      {unreadable > 0 && <Text>{t('groups.unreadable', { count: unreadable, number: number(unreadable) })}</Text>}
      {setAside > 0 && <Text>{t('groups.setAside', { count: setAside, number: number(setAside) })}</Text>}
    </div>
  );
}

interface GroupViewProps {
  group: DuplicateGroup;
  list: PeopleList;
  onClose: () => void;
}

/** The accounts of a group side by side; of a larger one those that are chosen. */
function GroupView({ group, list, onClose }: GroupViewProps) {
  const { t } = useTranslation('duplicates');
  const ids = idsOf(group);
  const [shown, setShown] = useState<readonly number[]>(ids.slice(0, mostSideBySide));
  const isFull = shown.length >= mostSideBySide;
  const toggle = (id: number) =>
    setShown(ids.filter((one) => (one === id ? !shown.includes(id) : shown.includes(one))));
  return (
    <>
      {ids.length > mostSideBySide && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
        <div role="group" aria-label={t('groups.choose', { most: mostSideBySide })} className={flow.lineS}>
          <span className={flow.quietText}>{t('groups.choose', { most: mostSideBySide })}</span>
          {group.people.map((person) => (
            <Checkbox
              key={person.id}
              label={personNameOf(person)}
              checked={shown.includes(person.id)}
              disabled={shown.includes(person.id) ? shown.length <= 2 : isFull}
              onChange={() => toggle(person.id)}
            />
          ))}
        </div>
      )}
      <Comparison key={shown.join()} ids={shown} list={list} onClose={onClose} />
    </>
  );
}
