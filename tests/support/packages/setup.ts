import { ensureRehearsal } from '../../../tools/run/steps/rehearsal.ts';

/** Runs once: packs for the systems that this machine can rehearse, for all tests of packages. */
export default ensureRehearsal;
