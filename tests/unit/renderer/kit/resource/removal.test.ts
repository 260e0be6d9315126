import { describe, expect, it } from 'vitest';
import { recordActions } from '#renderer/kit/actions/available.ts';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { articleActions } from '#renderer/modules/articles/actions.ts';
import { editorialActions } from '#renderer/modules/editorials/actions.ts';
import { eventActions } from '#renderer/modules/events/actions.ts';
import { relayPointActions } from '#renderer/modules/relaypoints/actions.ts';
import { siteConfig } from '#shared/config.ts';
import { permissions } from '#shared/permissions.ts';
import { articles } from '#shared/resources/articles/index.ts';
import { signedIn } from '#tests/support/signed-in.ts';
import { readEditorial } from '../../modules/editorials/editorial.ts';
import { readEvent } from '../../modules/events/event.ts';
import { readPoint } from '../../modules/relaypoints/point.ts';

const context: ActionContext = {
  session: { ...signedIn, permissions: [...permissions] },
  config: siteConfig.parse({}),
};

/** The confirmation for deleting a record. */
function asked<R extends BaseRow>(actions: readonly Action<R>[], record: R): Confirm<R> | undefined {
  const removal = recordActions(actions, record, context).find(({ id }) => id.endsWith('.remove'));
  if (removal === undefined || !('confirm' in removal)) return undefined;
  return typeof removal.confirm === 'function' ? removal.confirm(record) : removal.confirm;
}

const past = { fromDate: '2020-05-01T00:00:00+02:00', toDate: '2020-05-02T00:00:00+02:00' };

describe('deleting a record, which cannot be undone,', () => {
  it('requires a sentence to be ticked for a current or future event', () => {
    expect(asked(eventActions, readEvent(past))?.level).toBe('confirm');
    const upcoming = asked(eventActions, readEvent());
    expect(upcoming).toMatchObject({ level: 'acknowledge', sentence: 'events:actions.remove.upcoming' });
    const running = asked(eventActions, readEvent({ fromDate: past.fromDate }));
    expect(running).toMatchObject({ level: 'acknowledge', sentence: 'events:actions.remove.running' });
  });

  it('requires it for the active editorial too', () => {
    expect(asked(editorialActions, readEditorial())?.level).toBe('confirm');
    expect(asked(editorialActions, readEditorial({ status: 1 }))?.level).toBe('acknowledge');
  });

  it('requires the title to be typed for an article, which public pages may use', () => {
    const article = articles.item.parse({ id: 7, title: 'TOOLBOX', status: 1, sections: [] });
    const confirm = asked(articleActions, article);
    expect(confirm?.level === 'typeToConfirm' && confirm.expected(article)).toBe('TOOLBOX');
  });

  it('asks a plain question for a relay point', () => {
    expect(asked(relayPointActions, readPoint())?.level).toBe('confirm');
  });
});
