import type { TrainingResource } from '../resource/define.ts';
import { beneficiaryRoutes } from './beneficiaries.ts';
import { proofFileRoutes, proofRoutes } from './proof-routes.ts';
import { recordRoutes } from './records/routes.ts';
import { volunteerRoutes } from './volunteers.ts';

/** The people and the records of solidary transport (docs/platform/c-solidary.md §2, §3, §8). */
export const solidary: TrainingResource = {
  routes: (app) => {
    beneficiaryRoutes(app);
    volunteerRoutes(app);
    recordRoutes(app);
    proofRoutes(app);
  },
  openRoutes: proofFileRoutes,
};
