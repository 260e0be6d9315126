import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MutationError } from '#renderer/kit/actions/confirm/MutationError.tsx';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { noticeOf } from '#renderer/kit/data/notify.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { missingFlagRights } from '../queue/rules.ts';
import type { Noted, Recipient } from './recipients.ts';

type Mark = 'isPrinted' | 'isPosted';
type Marks = Readonly<Record<Mark, ReadonlySet<number>>>;
const fields = { isPrinted: 'isLetterPrinted', isPosted: 'isLetterPosted' } as const;

interface MarkBarProps {
  /** Those for whom something was printed. */
  recipients: readonly Recipient[];
  onNoted: (flag: keyof Noted, ids: readonly number[]) => void;
}

/**
 * Offers to note on the platform what was printed and posted, once it was printed: one record after another. Where that
 * fails, those noted so far stay noted, and the button goes on with the others.
 */
export function MarkBar({ recipients, onNoted }: MarkBarProps) {
  const { t } = useTranslation(['hitchhikers', 'rights']);
  const format = useFormat();
  const tools = useActionTools();
  const can = useCan();
  const mutation = useActionMutation();
  const [done, setDone] = useState<Marks>(() => ({
    isPrinted: new Set(recipients.flatMap(({ id, isPrinted }) => (isPrinted ? [id] : []))),
    isPosted: new Set(recipients.flatMap(({ id, isPosted }) => (isPosted ? [id] : []))),
  }));
  const missing = missingFlagRights(can);
  if (missing.length > 0) {
    const rights = format.list(missing.map((right) => t(`rights:${right}`)));
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t('hitchhikers:queue.noRight', { rights })}</MessageBarBody>
      </MessageBar>
    );
  }
  const left = (mark: Mark) => recipients.filter(({ id }) => !done[mark].has(id));
  const note = (mark: Mark) =>
    void mutation.run(async () => {
      const changed: number[] = [];
      try {
        for (const { id } of left(mark)) {
          await invoke('users.update', { id, changes: { [fields[mark]]: true } });
          changed.push(id);
          setDone((now) => ({ ...now, [mark]: new Set([...now[mark], id]) }));
        }
      } finally {
        onNoted(fields[mark], [...changed]);
        void refresh(tools.client, ['users']);
        const undo = () => takeBack(mark, changed);
        if (changed.length > 0) tools.notify(noticeOf({ context: 'users', name: fields[mark] }, 'success', { undo }));
      }
    });
  const takeBack = async (mark: Mark, changed: number[]) => {
    try {
      // One that fails to be taken back stays for the next attempt; none is taken back twice.
      for (let id = changed[0]; id !== undefined; id = changed[0]) {
        await invoke('users.update', { id, changes: { [fields[mark]]: false } });
        changed.shift();
      }
    } finally {
      void refresh(tools.client, ['users']);
    }
  };
  const button = (mark: Mark) => {
    const count = left(mark).length;
    return (
      <Button disabledFocusable={mutation.isPending || count === 0} onClick={count > 0 ? () => note(mark) : undefined}>
        {count === 0
          ? t(`hitchhikers:letters.marked.${mark}`)
          : t(`hitchhikers:letters.mark.${mark}`, { count, shown: format.number(count) })}
      </Button>
    );
  };
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t('hitchhikers:letters.printed')}</MessageBarTitle>
          {t('hitchhikers:letters.printedText')}
        </MessageBarBody>
        <MessageBarActions>
          {button('isPrinted')}
          {button('isPosted')}
        </MessageBarActions>
      </MessageBar>
      <MutationError error={mutation.error} />
    </>
  );
}
