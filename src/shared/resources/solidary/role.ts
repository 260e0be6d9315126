/** Which list of people a solidary user was read from; one person may be in both. */
export const solidaryRoles = ['beneficiary', 'volunteer'] as const;
export type SolidaryRole = (typeof solidaryRoles)[number];
