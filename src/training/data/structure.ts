/** A reason to travel. A private one was typed in a record and is never listed (docs/platform/c-solidary.md §7). */
export interface SubjectRow {
  readonly id: number;
  readonly label: string;
  readonly isPrivate: boolean;
  /** Some record has it. */
  readonly isUsed: boolean;
}

export interface NeedRow {
  readonly id: number;
  readonly label: string;
  readonly labelVolunteer: string;
  /** Some record or volunteer has it. */
  readonly isUsed: boolean;
}

/** Kinds of a proof in the order in which the platform looks for the one that is true. */
export const proofKinds = ['checkbox', 'radio', 'input', 'file', 'selectbox'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A proof that a structure asks for, mostly under wire names. */
export interface StructureProofRow {
  readonly id: number;
  readonly label: string;
  /** 1 of requesters, 2 of volunteers. */
  readonly type: number;
  readonly position: number | null;
  /** Null when no kind was sent. */
  readonly kind: ProofKind | null;
  /** Labels separated by semicolons; null for other kinds than radio and selectbox. */
  readonly options: string | null;
  /** Values in the order of the options. */
  readonly acceptedValues: string | null;
  readonly mandatory: boolean;
  readonly activated: boolean;
  /** Somebody has answered it. */
  readonly isUsed: boolean;
}

/** The six times of a structure, under their wire names. */
export const windowTimes = ['mMinTime', 'mMaxTime', 'aMinTime', 'aMaxTime', 'eMinTime', 'eMaxTime'] as const;
/** A time of day, `HH:MM`, by wire name. */
export type Windows = Readonly<Record<(typeof windowTimes)[number], string>>;

/**
 * A solidary structure. `solidaryTransport` is the wire's: false means that it offers transport
 * (docs/platform/c-solidary.md §9).
 */
export interface Structure {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly telephone: string | null;
  readonly signature: string | null;
  /** 0 or null full, 1 light. */
  readonly mode: number | null;
  readonly solidaryTransport: boolean;
  /** Ids of the territories it serves. */
  readonly territories: readonly number[];
  readonly windows: Windows;
  readonly subjects: readonly SubjectRow[];
  readonly needs: readonly NeedRow[];
  readonly proofs: readonly StructureProofRow[];
  /** Whether beneficiaries or volunteers are attached. */
  readonly hasPeople: boolean;
  /** Whether it has the limits and days that no screen writes, as those made by the platform's own tools. */
  readonly hasRanges: boolean;
}
