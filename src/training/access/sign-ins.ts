import type { TrainingAccount } from '#shared/ipc/session.ts';

export interface SignIn extends TrainingAccount {
  readonly password: string;
}

/** What the accounts of the training platform sign in with; the sign-in page offers them before the platform is loaded. */
export const signIns: readonly SignIn[] = [
  { key: 'administrator', identifier: 'administration@example.org', password: 'administration' },
  { key: 'solidaryOperator', identifier: 'solidarite@example.org', password: 'solidarite' },
  { key: 'communityManager', identifier: 'communaute@example.org', password: 'communaute' },
  { key: 'hitchhikingWatcher', identifier: 'autostop@example.org', password: 'autostop' },
  { key: 'noAdministration', identifier: 'covoiturage@example.org', password: 'covoiturage' },
];
