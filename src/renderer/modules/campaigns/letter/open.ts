import { DocumentArrowRightRegular } from '@fluentui/react-icons';
import { defineAction, type PageAction } from '#renderer/kit/actions/define.ts';
import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { toAppError } from '#shared/failure.ts';
import { addressOf } from '#shared/routes.ts';
import { keepOpened } from './opened.ts';

/** Opens a letter that somebody prepared in the form of a new campaign, where nothing of it is saved yet. */
export async function openLetter({
  client,
  notify,
  open,
}: Pick<ActionTools, 'client' | 'notify' | 'open'>): Promise<void> {
  try {
    keepOpened(client, await invoke('campaigns.openLetter', undefined));
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind !== 'cancelled') notify({ context: 'letters', name: 'opened', outcome: 'error', error });
    return;
  }
  await open(addressOf('campaigns_create'));
}

export const openLetterAction: PageAction = defineAction({
  id: 'campaigns.openLetter',
  label: 'letters:open.action',
  icon: DocumentArrowRightRegular,
  section: 'files',
  permission: 'campaign_create',
  accepts: 'page',
  run: openLetter,
});
