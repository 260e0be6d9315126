import { isDeepStrictEqual } from 'node:util';
import type { ModuleSwitch } from '#shared/config.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { SessionState, SignedInState, TrainingAccount } from '#shared/ipc/session.ts';
import type { WorkKind } from '#shared/work.ts';
import type { PlatformClient } from '../api/client.ts';
import { unauthorized } from '../api/errors.ts';
import type { Transport } from '../api/transport.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Clock, KeyValueStore, Log } from '../ports.ts';
import { IdleClock } from './idle.ts';
import { PasswordAttempts } from './password-attempts.ts';
import { type LoadedProfile, loadGrantableRoles, loadProfile, loadStructures, type Profile } from './profile.ts';
import { SessionStore } from './stored.ts';
import { readPair, type Tokens } from './tokens.ts';

export type EndReason = NonNullable<Extract<SessionState, { status: 'signedOut' }>['reason']>;

/** A session that has ended: its user, if known, and the reason; no reason after a sign-out. */
export interface EndedSession {
  userId: number | null;
  reason?: EndReason;
}

export interface SessionOptions {
  transport: Transport;
  tokens: Tokens;
  client: PlatformClient;
  store: KeyValueStore;
  clock: Clock;
  log: Log;
  emit: Emit;
  modules: Readonly<Record<ModuleSwitch, boolean>>;
  /** In seconds. */
  idleLimit: number;
  /** Accounts of the training platform; none elsewhere. */
  trainingAccounts?: readonly (TrainingAccount & { password: string })[];
}

/**
 * The session from sign-in to its end (docs/screens/01-shell-home.md §3).
 *
 * A restart restores the last session from local state, unless the last input is longer ago than the idle limit:
 * otherwise restarting would be a way around the limit.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #store: SessionStore;
  readonly #idle: IdleClock;
  #state: SessionState = { status: 'signedOut' };
  #account = '';
  #grantable: Promise<number[]> | null = null;
  /** Counts sign-ins: a response that belongs to an earlier one changes nothing. */
  #turn = 0;
  /** Running work that the idle limit must not interrupt. */
  readonly #works = new Map<symbol, WorkKind>();
  readonly #endListeners = new Set<(ended: EndedSession) => void>();
  readonly #lockListeners = new Set<() => void>();
  readonly #attempts: PasswordAttempts;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#store = new SessionStore(options.store, options.transport.baseUrl);
    this.#attempts = new PasswordAttempts(options.clock);
    this.#idle = new IdleClock({
      clock: options.clock,
      limit: options.idleLimit,
      events: {
        warn: (secondsLeft) => {
          const locks = this.#longestWork();
          options.emit('session.idleWarning', { secondsLeft, ...(locks !== undefined && { locks }) });
        },
        expire: () => {
          const work = this.#longestWork();
          if (work !== undefined) this.#lock(work);
          else void this.#end({ kind: 'idle', text: 'Idletimeexceeded' });
        },
      },
    });
    options.tokens.listen({
      beforeUse: () => this.#refuseWhenIdle(),
      lost: (text) => void this.#end({ kind: 'refresh', text }),
      unkept: () => this.#becomeVolatile(),
    });
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Whether the window is locked: the idle limit passed while work was running, and the password is required. */
  get isLocked(): boolean {
    return this.#state.status === 'signedIn' && this.#state.isLocked === true;
  }

  /**
   * Starts work that may run unattended: at the idle limit the window is locked instead of ending the session.
   * @returns a function that ends the work
   */
  hold(kind: WorkKind): () => void {
    const work = Symbol('work');
    this.#works.set(work, kind);
    return () => void this.#works.delete(work);
  }

  /**
   * The signed-in person's state.
   * @throws AppFailure `unauthorized`/`Usernotlogged`
   */
  get signedIn(): SignedInState {
    if (this.#state.status !== 'signedIn') throw unauthorized('Usernotlogged');
    return this.#state;
  }

  /** Adds a listener that runs whenever a session ends, to clear what was cached for it. */
  onEnd(listener: (ended: EndedSession) => void): void {
    this.#endListeners.add(listener);
  }

  /** Adds a listener that runs whenever the window is locked, to hide or drop personal content. */
  onLock(listener: () => void): void {
    this.#lockListeners.add(listener);
  }

  /**
   * Restores the last session at once, without the network; call it before the page may ask for it.
   * @returns a promise that resolves when the platform has confirmed the session or could not be reached; no need to
   * wait for it
   */
  restore(): Promise<void> {
    const foreign = this.#store.foreignAccount;
    if (foreign !== null) void this.#options.tokens.forget(foreign);
    const stored = this.#store.read();
    if (stored === null) return Promise.resolve();
    const { account, baseUrl, ...profile } = stored;
    this.#options.tokens.restore(account);
    this.#account = account;
    this.#turn += 1;
    this.#state = this.#signedInState(profile, true);
    this.#idle.start(Math.min(this.#store.lastActivity ?? 0, this.#options.clock.now()));
    return this.#state.status === 'signedIn' ? this.reload() : Promise.resolve();
  }

  /**
   * @throws AppFailure `unauthorized` with a catalogue key: wrong credentials, a token missing in the response, or
   * `Notauthorized` without access_admin
   */
  async signIn(credentials: { identifier: string; password: string }, signal?: AbortSignal): Promise<SessionState> {
    const { transport, tokens, client, modules, log, clock } = this.#options;
    if (this.#state.status === 'signedIn') await this.#end();
    this.#turn += 1;
    const turn = this.#turn;
    const identifier = credentials.identifier.trim();
    const pair = await this.#login(identifier, credentials.password, signal);
    this.#refuseWhenOvertaken(turn);
    tokens.start(pair);
    try {
      const profile = await loadProfile({ client, modules, log }, signal);
      if (!profile.permissions.includes('access_admin')) throw unauthorized('Notauthorized');
      const account = `${transport.baseUrl} ${identifier}`;
      const isPersistent = await tokens.keep(account);
      this.#refuseWhenOvertaken(turn);
      this.#account = account;
      this.#store.noteSignIn(profile.user.id, clock.now());
      this.#enter(this.#loadedState(profile, isPersistent));
      this.#idle.start(clock.now());
      this.activity();
      return this.#state;
    } catch (thrown) {
      if (turn === this.#turn) await tokens.drop();
      throw thrown;
    }
  }

  /**
   * Unlocks the window.
   * @throws AppFailure `unauthorized` for a wrong password, `refused` where nothing is locked or wrong ones were tried
   * before, or why the platform did not answer
   */
  async unlock(password: string, signal?: AbortSignal): Promise<SessionState> {
    const { tokens, clock, transport, emit } = this.#options;
    if (!this.isLocked) throw new AppFailure({ kind: 'refused', platformText: 'the window is not locked' });
    const turn = this.#turn;
    const pair = await this.#login(this.#account.slice(transport.baseUrl.length + 1), password, signal);
    this.#refuseWhenOvertaken(turn);
    tokens.start(pair);
    await tokens.keep(this.#account);
    this.#refuseWhenOvertaken(turn);
    const { isLocked: _, lockedBy: __, ...open } = this.signedIn;
    this.#state = open;
    this.#idle.start(clock.now());
    this.activity();
    emit('session.changed', open);
    return open;
  }

  /**
   * Signs in with an account of the training platform.
   * @throws AppFailure like `signIn`; `refused` outside of training
   */
  signInTraining(request: { account: TrainingAccount['key'] }, signal?: AbortSignal): Promise<SessionState> {
    const account = this.#options.trainingAccounts?.find(({ key }) => key === request.account);
    if (account === undefined) throw new AppFailure({ kind: 'refused' });
    return this.signIn(account, signal);
  }

  /** Clears the session locally; the platform has no call for it (docs/platform/a-auth-users.md §2). */
  async signOut(): Promise<void> {
    await this.#end();
  }

  /** Records an input of the person. */
  activity(): void {
    if (this.isLocked) return;
    this.#idle.touch();
    const isKept = this.#state.status === 'signedIn' && this.#state.isPersistent;
    if (isKept) this.#store.noteActivity(this.#options.clock.now());
  }

  /** Checks the idle time when the computer wakes up: timers have been stopped, the clock has not. */
  checkIdle(): void {
    this.#idle.check();
  }

  /** @throws AppFailure `refused` for a structure that does not belong to the person */
  chooseStructure({ structureId }: { structureId: number }): SessionState {
    const state = this.signedIn;
    if (!state.structures.some(({ id }) => id === structureId)) throw new AppFailure({ kind: 'refused' });
    this.#store.chooseStructure(state.user.id, structureId);
    this.#enter({ ...state, currentStructureId: structureId });
    return this.#state;
  }

  /**
   * Reads the structures again, after one was created, changed or deleted; a choice that is no longer among them is
   * dropped (docs/screens/09-solidary-structures.md §1). Without the module or the right there are none to read.
   * @throws AppFailure; the structures are then as before
   */
  async readStructures(signal?: AbortSignal): Promise<SessionState> {
    const turn = this.#turn;
    const { client, modules } = this.#options;
    const { permissions } = this.signedIn;
    if (!modules.solidary || !permissions.includes('structure_list')) return this.#state;
    const structures = await loadStructures(client, signal);
    this.#refuseWhenOvertaken(turn);
    const { currentStructureId: _, lastSignIn: __, ...profile } = this.signedIn;
    this.#enter(this.#loadedState({ ...profile, structures, areStructuresRead: true }, profile.isPersistent));
    return this.#state;
  }

  /**
   * Returns the ids of the roles that the person may grant. Loaded once; retried after a failure.
   * @throws AppFailure
   */
  grantableRoles(): Promise<number[]> {
    if (this.#state.status !== 'signedIn') return Promise.reject(unauthorized('Usernotlogged'));
    if (this.#grantable !== null) return this.#grantable;
    const loading = loadGrantableRoles(this.#options.client);
    this.#grantable = loading;
    loading.catch(() => {
      if (this.#grantable === loading) this.#grantable = null;
    });
    return loading;
  }

  /**
   * Reacts to a saved user. A change of one's own e-mail invalidates both tokens (docs/platform/a-auth-users.md §2) and
   * ends the session; other changes of oneself reload the profile.
   */
  async userChanged(id: number, changes: { email?: string | null | undefined } = {}): Promise<void> {
    if (this.#state.status !== 'signedIn' || id !== this.#state.user.id) return;
    const { email } = changes;
    if (email !== undefined && email !== this.#state.user.email) {
      return this.#end({ kind: 'emailChanged', text: 'Emailchanged' });
    }
    this.#grantable = null;
    await this.reload();
  }

  /** Reads profile and permissions again; keeps the old ones when the platform does not answer. */
  async reload(): Promise<void> {
    const turn = this.#turn;
    const { client, modules, log } = this.#options;
    try {
      const profile = await loadProfile({ client, modules, log });
      if (turn !== this.#turn || this.#state.status !== 'signedIn') return;
      if (!profile.permissions.includes('access_admin')) {
        return await this.#end({ kind: 'notAuthorized', text: 'Notauthorized' });
      }
      this.#enter(this.#loadedState(profile, this.#state.isPersistent));
    } catch (thrown) {
      log('warn', 'the session could not be read again', { kind: toAppError(thrown).kind });
    }
  }

  /** The kind of the work that has been running longest, shown to the person. */
  #longestWork(): WorkKind | undefined {
    return this.#works.values().next().value;
  }

  #lock(work: WorkKind): void {
    if (this.#state.status !== 'signedIn') return;
    this.#state = { ...this.#state, isLocked: true, lockedBy: work };
    this.#options.log('info', 'the window is locked: work is under way');
    for (const listener of this.#lockListeners) listener();
    this.#options.emit('session.changed', this.#state);
  }

  #login(identifier: string, password: string, signal?: AbortSignal) {
    return this.#attempts.try(identifier, async () => {
      const answer = await this.#options.transport.send({
        method: 'post',
        path: 'login',
        kind: 'write',
        accept: 'application/json',
        contentType: 'application/json',
        body: JSON.stringify({ username: identifier, password }),
        signal,
        // An account without any role (docs/platform/a-auth-users.md §5).
        context: { pageSays: 'Accountwithoutrole' },
      });
      return readPair(answer);
    });
  }

  /** The state of a profile that was just read: a choice that its list does not name any more is forgotten. */
  #loadedState({ areStructuresRead, ...profile }: LoadedProfile, isPersistent: boolean): SignedInState {
    const userId = profile.user.id;
    const chosen = this.#store.chosenStructure(userId);
    const isLost = chosen !== null && !profile.structures.some(({ id }) => id === chosen);
    if (areStructuresRead && isLost) this.#store.dropChosenStructure(userId);
    return this.#signedInState(profile, isPersistent);
  }

  #signedInState(profile: Profile, isPersistent: boolean): SignedInState {
    const chosen = this.#store.chosenStructure(profile.user.id);
    const { structures } = profile;
    const current = structures.find(({ id }) => id === chosen) ?? structures[0];
    const lastSignIn = this.#store.lastSignIn(profile.user.id);
    return {
      status: 'signedIn',
      ...profile,
      currentStructureId: current?.id ?? null,
      ...(lastSignIn !== null && { lastSignIn }),
      isPersistent,
      ...(this.isLocked && { isLocked: true, lockedBy: this.signedIn.lockedBy }),
    };
  }

  #enter(state: SignedInState): void {
    const isNews = !isDeepStrictEqual(state, this.#state);
    this.#state = state;
    this.#keepState(state);
    if (isNews) this.#options.emit('session.changed', state);
  }

  /** Stores the state for the next start. Without its refresh token a session is not stored. */
  #keepState({
    status,
    isPersistent,
    currentStructureId,
    lastSignIn,
    isLocked,
    lockedBy,
    ...kept
  }: SignedInState): void {
    if (isPersistent) this.#store.write({ ...kept, account: this.#account });
    else this.#store.drop();
  }

  #becomeVolatile(): void {
    if (this.#state.status === 'signedIn') this.#enter({ ...this.#state, isPersistent: false });
  }

  async #end(reason?: EndReason): Promise<void> {
    this.#turn += 1;
    this.#idle.stop();
    this.#store.drop();
    this.#grantable = null;
    this.#account = '';
    const dropped = this.#options.tokens.drop();
    const userId = this.#state.status === 'signedIn' ? this.#state.user.id : null;
    this.#state = { status: 'signedOut', ...(reason && { reason }) };
    this.#options.log('info', 'the session ended', { reason: reason?.kind ?? 'signOut' });
    for (const listener of this.#endListeners) listener({ userId, ...(reason && { reason }) });
    this.#options.emit('session.changed', this.#state);
    await dropped;
  }

  #refuseWhenIdle(): void {
    if (!this.#idle.isOver) return;
    this.#idle.check();
    if (!this.isLocked) throw new AppFailure({ kind: 'idle' });
  }

  #refuseWhenOvertaken(turn: number): void {
    if (turn !== this.#turn) throw new AppFailure({ kind: 'cancelled' });
  }
}
