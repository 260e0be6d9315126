import {
  CalendarWeekStartRegular,
  CheckmarkCircleRegular,
  DismissCircleRegular,
  PeopleCheckmarkRegular,
  PrintRegular,
} from '@fluentui/react-icons';
import { decide, decidedResources, decisionFailure, decisionNotice } from '#renderer/features/solidary/decision.ts';
import { copyEmailsAction, userAction } from '#renderer/features/solidary/person-actions.ts';
import { type Action, defineAction, type RecordAction } from '#renderer/kit/actions/define.ts';
import type { ActionContext } from '#renderer/kit/actions/tools.ts';
import { copyAction, editAction, exportAction, openAction } from '#renderer/kit/resource/actions.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { toAppError } from '#shared/failure.ts';
import { ACCEPTED, PENDING, REFUSED } from '#shared/resources/solidary/status.ts';
import type { Volunteer, VolunteerRow } from '#shared/resources/solidaryvolunteers/index.ts';
import { addressOf } from '#shared/routes.ts';
import { RefuseHereDialog } from './RefuseHereDialog.tsx';
import { WeekSheetDialog } from './week/WeekSheetDialog.tsx';

const AcceptManyDialog = lazily(async () => (await import('./AcceptManyDialog.tsx')).AcceptManyDialog);

/** The link of a volunteer with the current structure; undefined where there is none. */
export const linkHere = ({ structures }: VolunteerRow, { session }: Pick<ActionContext, 'session'>) =>
  structures.find(({ structureId }) => structureId === session.currentStructureId);

/** The name of the current structure, for labels; empty for a person without a structure, who cannot decide. */
const structureHere = ({ session: { structures, currentStructureId } }: ActionContext) => ({
  structure: structures.find(({ id }) => id === currentStructureId)?.name ?? '…',
});

/** Whether a volunteer has one of these statuses in the current structure. */
const isHere = (row: VolunteerRow, context: ActionContext, statuses: readonly number[]): boolean => {
  const link = linkHere(row, context);
  return link?.userStructureId !== undefined && link.status !== null && statuses.includes(link.status);
};

const acceptHere: RecordAction<VolunteerRow> = defineAction<VolunteerRow, unknown>({
  id: 'solidaryvolunteers.accept',
  label: 'solidary:structures.acceptIn',
  labelValues: structureHere,
  icon: CheckmarkCircleRegular,
  section: 'change',
  permission: 'solidary_volunteer_update',
  accepts: 'one',
  isVisible: (row, context) => isHere(row, context, [PENDING, REFUSED]),
  perform: async (row, tools) => {
    const userStructureId = linkHere(row, tools)?.userStructureId;
    if (userStructureId === undefined) return;
    const decision = { role: 'volunteer', id: row.id, userStructureId, accept: true } as const;
    try {
      tools.notify(decisionNotice(decision, await decide(decision)));
    } catch (thrown) {
      tools.notify(decisionFailure(toAppError(thrown)));
    }
  },
  invalidates: decidedResources,
});

const refuseHere: RecordAction<VolunteerRow> = {
  id: 'solidaryvolunteers.refuse',
  label: 'solidary:structures.refuseIn',
  labelValues: structureHere,
  icon: DismissCircleRegular,
  section: 'change',
  permission: 'solidary_volunteer_update',
  accepts: 'one',
  isVisible: (row, context) => isHere(row, context, [PENDING, ACCEPTED]),
  Dialog: RefuseHereDialog,
};

const copyEmail = copyAction<VolunteerRow>({
  id: 'solidaryvolunteers.copyEmail',
  label: 'solidaryvolunteers:actions.copyEmail',
  textOf: ({ email }) => email,
});

const copyTelephone = copyAction<Volunteer>({
  id: 'solidaryvolunteers.copyTelephone',
  label: 'solidaryvolunteers:actions.copyTelephone',
  textOf: ({ telephone }) => telephone,
});

const printWeek: RecordAction<Volunteer> = {
  id: 'solidaryvolunteers.printWeek',
  label: 'solidaryvolunteers:actions.printWeek',
  icon: PrintRegular,
  section: 'files',
  accepts: 'one',
  Dialog: WeekSheetDialog,
};

const copyEmails = copyEmailsAction('solidaryvolunteers');

const edit: Action<VolunteerRow> = {
  ...editAction<VolunteerRow>('solidaryvolunteers'),
  label: 'solidaryvolunteers:actions.edit',
};

/** Ids of the actions shown as buttons on the page of a volunteer. */
export const pageButtons = ['solidaryvolunteers.user'];

const toUser = userAction<Volunteer>('solidaryvolunteers.user', 'solidaryvolunteers:actions.user');

const acceptSelected: Action<VolunteerRow> = {
  id: 'solidaryvolunteers.acceptMany',
  label: 'solidary:structures.acceptIn',
  labelValues: structureHere,
  icon: PeopleCheckmarkRegular,
  section: 'change',
  permission: 'solidary_volunteer_update',
  accepts: 'many',
  work: { Dialog: AcceptManyDialog },
};

/** The actions of the list and of its rows (docs/screens/08-solidary-people.md §6). */
export const volunteerActions: readonly Action<VolunteerRow>[] = [
  defineAction({
    id: 'solidaryvolunteers.planner',
    label: 'solidaryvolunteers:actions.planner',
    icon: CalendarWeekStartRegular,
    section: 'open',
    permission: 'solidary_volunteer_list',
    accepts: 'page',
    to: addressOf('solidaryvolunteers_planner'),
  }),
  exportAction('solidaryvolunteers'),
  openAction('solidaryvolunteers'),
  edit,
  acceptHere,
  refuseHere,
  copyEmail,
  acceptSelected,
  copyEmails,
];

/** The actions on the page of a volunteer; decisions are in the rows of its structures. */
export const pageActions: readonly Action<Volunteer>[] = [edit, toUser, printWeek, copyTelephone, copyEmail];
