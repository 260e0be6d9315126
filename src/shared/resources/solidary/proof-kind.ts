/**
 * Kinds of proofs, in the order in which the platform looks at their flags (docs/platform/c-solidary.yaml,
 * StructureProofWrite).
 */
export const proofKinds = ['checkbox', 'radio', 'input', 'file', 'selectbox'] as const;
export type ProofKind = (typeof proofKinds)[number];
