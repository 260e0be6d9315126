import { useEffect, useRef, useState } from 'react';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { useActionTools } from '#renderer/kit/actions/useActionTools.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { ResponseOf } from '#shared/ipc/contract.ts';
import { type Campaign, DRAFT } from '#shared/resources/campaigns/index.ts';
import { addressOf } from '#shared/routes.ts';
import { useBegun } from './begun.ts';
import { type Choice, noChoice, targetOf } from './choice.ts';
import type { Target } from './copies.ts';

export type Outcome = ResponseOf<'campaigns.associate'>;
/** An outcome that the user has to know before doing anything else. */
export interface Doubt {
  answer: Exclude<Outcome, { outcome: 'associated' }>;
  target: Target;
}

interface AssociationOptions {
  /** Who is associated: users, or members of a community; each has texts of its own. */
  who: 'users' | 'members';
  isSelection: boolean;
  /** The campaign that is chosen already; the one that the person came from where it is absent. */
  campaign?: Campaign | undefined;
  send: (campaignId: number) => Promise<Outcome>;
  onClose: () => void;
}

/**
 * Associates recipients once per click: makes the copy or the new campaign where one is wanted, sends, reads the
 * campaigns again and tells how it ended (docs/screens/04-campaigns.md §5, §8). If the person came from a campaign,
 * that campaign is preselected, and opened again at the end.
 */
export function useAssociation({ who, isSelection, campaign, send, onClose }: AssociationOptions) {
  const notice = { context: 'recipients', name: who === 'users' ? 'usersAssociated' : 'membersAssociated' } as const;
  const begun = useBegun();
  const tools = useActionTools();
  const format = useFormat();
  const mutation = useActionMutation();
  const [choice, setChoice] = usePreselectedChoice(campaign ?? begun.campaign ?? null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  /** The campaign created for this choice: a retry continues with it, so that nothing is created twice. */
  const made = useRef<{ for: Choice; attempt: string; target: Target | null }>(null);

  const associate = () =>
    mutation.run(async () => {
      if (made.current?.for !== choice) made.current = { for: choice, attempt: crypto.randomUUID(), target: null };
      const { attempt } = made.current;
      const target = made.current.target ?? (await targetOf(choice, { isSelection, attempt, tools }));
      made.current.target = target;
      const isNew = target !== choice.campaign;
      let answer: Outcome;
      try {
        answer = await send(target.id);
      } finally {
        void refresh(tools.client, ['campaigns']);
      }
      if (answer.outcome !== 'associated') {
        setDoubt({ answer, target });
        if (answer.outcome === 'uncertain' || answer.outcome === 'different') return;
        // Nobody was associated, or the outcome is unknown: the list of messages keeps it too.
        const error = answer.outcome === 'unknown' ? answer.error : undefined;
        tools.notify({ ...notice, outcome: 'error', error });
        return;
      }
      const values = { shown: format.number(answer.count), campaign: target.name, count: answer.count };
      tools.notify({ ...notice, outcome: 'success', values });
      onClose();
      if (begun.campaign) {
        await begun.end();
        void tools.open(addressOf('campaigns_send', { id: target.id }));
      }
      // Its message is still to be written.
      else if (isNew && choice.kind === 'new') void tools.open(addressOf('campaigns_edit', { id: target.id }));
    });

  /** Goes back to the choice, to associate with a copy instead. */
  const onCopy = () => {
    made.current = null;
    mutation.reset();
    setDoubt(null);
    setChoice((before) => ({ ...before, isDoubtful: true, isCopied: true }));
  };

  return { choice, setChoice, doubt, onCopy, associate, mutation };
}

/**
 * Holds the choice of a campaign, which starts with the given draft unless another one was chosen before it was read.
 */
function usePreselectedChoice(given: Campaign | null) {
  const [choice, setChoice] = useState<Choice>(noChoice);
  const offered = given?.status === DRAFT ? given : null;
  useEffect(() => {
    if (offered === null) return;
    setChoice((now) => (now.kind === 'draft' && now.campaign === null ? { ...now, campaign: offered } : now));
  }, [offered]);
  return [choice, setChoice] as const;
}
