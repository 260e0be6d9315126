import type { TrainingResource } from '../resource/define.ts';
import { userExportRoutes } from './export-routes.ts';
import { meRoutes } from './me.ts';
import { userReadRoutes } from './read-routes.ts';
import { userWriteRoutes } from './write-routes.ts';

/** Users (docs/platform/a-auth-users.md §5, §7, §10). */
export const users: TrainingResource = {
  routes: (app) => {
    meRoutes(app);
    userReadRoutes(app);
    userWriteRoutes(app);
    userExportRoutes(app);
  },
  grants: {
    communityManager: ['user_list'],
    solidaryOperator: ['user_list', 'user_read', 'user_create', 'user_update'],
    exporter: ['admin_user_export_all'],
    notAdministrator: ['admin_user_export_all'],
  },
};
