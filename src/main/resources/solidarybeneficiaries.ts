import type { Handlers } from '../ipc/handler.ts';
import type { RecordTools } from './services.ts';

/**
 * Changes a beneficiary. One's own new e-mail ends the session, since the token carries the e-mail
 * (docs/screens/08-solidary-people.md §2): whose it is has to be read before, as nothing can be read afterwards.
 */
export const solidaryBeneficiaries = ({
  session,
  records,
  standard,
  onUserChanged,
}: RecordTools): Pick<Handlers, 'solidarybeneficiaries.update'> => ({
  'solidarybeneficiaries.update': async ({ id, changes }, call) => {
    const before = changes.email === undefined ? null : await records.solidarybeneficiaries.get(id, call);
    const saved = await standard['solidarybeneficiaries.update']({ id, changes }, call);
    if (before !== null && before.userId !== null) {
      onUserChanged?.(before.userId);
      void session.userChanged(before.userId, changes);
    }
    return saved;
  },
});
