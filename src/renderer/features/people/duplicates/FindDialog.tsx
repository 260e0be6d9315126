import { Button, Text } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordDialogProps } from '#renderer/kit/actions/define.ts';
import { DialogFrame } from '#renderer/kit/ui/dialog/DialogFrame.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { mostSideBySide } from '#shared/duplicates/limits.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { User } from '#shared/resources/users/user.ts';
import { peopleList } from '../lists.ts';
import { Comparison } from './Comparison.tsx';
import styles from './duplicates.module.css';
import { candidatesQuery, refreshDuplicates } from './queries.ts';
import { Reading } from './Reading.tsx';
import { Signs } from './Signs.tsx';
import { useJudge } from './useJudge.ts';

type Candidate = ResponseOf<'duplicates.ofPerson'>['candidates'][number];

/** Looks for other accounts of one person, says why each may be one, and compares them. */
export function FindDialog({ record: user, resource, onClose }: RecordDialogProps<User>) {
  const { t } = useTranslation('duplicates');
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const found = useQuery(candidatesQuery(user.id, setProgress));
  const [compared, setCompared] = useState<readonly number[] | null>(null);
  const judging = useJudge();
  const judge = (other: number) => {
    const done = () => {
      setCompared(null);
      refreshDuplicates(client);
    };
    void judging.judge([user.id, other], done, () => {});
  };
  const candidates = found.data?.candidates ?? [];
  const together = candidates.slice(0, mostSideBySide - 1);
  const [only, ...others] = compared?.filter((id) => id !== user.id) ?? [];
  return (
    <DialogFrame
      title={t('find.title', { name: personNameOf(user) })}
      size={compared === null ? 'medium' : 'large'}
      className={compared === null ? undefined : styles.surface}
      onDismiss={onClose}
      actions={
        <>
          {compared !== null && <Button onClick={() => setCompared(null)}>{t('find.back')}</Button>}
          {only !== undefined && others.length === 0 && (
            <Button disabledFocusable={judging.isPending} onClick={() => judge(only)}>
              {t('judge.button')}
            </Button>
          )}
          {compared === null && together.length > 1 && (
            <Button onClick={() => setCompared([user.id, ...together.map(({ person }) => person.id)])}>
              {t('find.compareAll', { count: together.length + 1 })}
            </Button>
          )}
          <Button appearance="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      {compared !== null ? (
        <Comparison key={compared.join()} ids={compared} list={peopleList(resource)} onClose={onClose} />
      ) : (
        <>
          <Text>{t('find.explanation')}</Text>
          {found.data === undefined ? (
            <Reading what="looking" progress={progress} error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <>
              <Text role="status">
                {candidates.length === 0 ? t('find.noneFound') : t('find.found', { count: candidates.length })}
              </Text>
              <ul className={flow.listS}>
                {candidates.map((candidate) => (
                  <li key={candidate.person.id} className={`${flow.framed} ${flow.bar} ${styles.candidate}`}>
                    <CandidateFacts candidate={candidate} />
                    <span className={flow.lineS}>
                      <Button size="small" onClick={() => setCompared([user.id, candidate.person.id])}>
                        {t('find.compare')}
                      </Button>
                      <Button
                        size="small"
                        appearance="subtle"
                        disabledFocusable={judging.isPending}
                        onClick={() => judge(candidate.person.id)}
                      >
                        {t('judge.button')}
                      </Button>
                    </span>
                  </li>
                ))}
              </ul>
              {found.data.isPartial && <Text>{t('find.partial')}</Text>}
              {found.data.judged > 0 && <Text>{t('find.judged', { count: found.data.judged })}</Text>}
            </>
          )}
        </>
      )}
    </DialogFrame>
  );
}

function CandidateFacts({ candidate: { person, ...likeness } }: { candidate: Candidate }) {
  const { t } = useTranslation('duplicates');
  const format = useFormat();
  const said = [
    t('number', { id: String(person.id) }),
    person.telephone && format.phone(person.telephone),
    person.email,
    person.birthDate && format.day(person.birthDate as User['birthDate'] & string),
  ];
  return (
    <span className={flow.stackXS}>
      <strong>{personNameOf(person)}</strong>
      <span className={flow.small}>{said.filter(Boolean).join(' · ')}</span>
      <Signs likeness={likeness} />
    </span>
  );
}
