import type { SettingKey } from './policies.ts';

/** Key below HKEY_LOCAL_MACHINE that holds the policies of Windows. */
export const policyKey = String.raw`Software\Policies\Escale`;

/** Key below HKEY_LOCAL_MACHINE that holds what the MSI was given; it stays when Escale is removed. */
export const installerKey = String.raw`Software\Escale`;

/** The settings that can be passed to the MSI. It stores them there under their own names; case is ignored. */
export const installerSettings = ['apiBaseUrl', 'platformName'] as const satisfies readonly SettingKey[];
