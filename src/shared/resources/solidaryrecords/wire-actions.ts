import { z } from 'zod';
import { decimalText, oneOf } from '../read.ts';
import { actionType, type RecordAction } from './actions.ts';

/** Reads an action of `admin/solidaries/actions`; a progression below zero keeps that of the record. */
export const wireAction = z
  .object({ id: z.int(), name: z.string(), type: oneOf(Object.values(actionType)), progression: decimalText })
  .transform(
    ({ progression, ...same }): RecordAction => ({
      ...same,
      progression: progression !== null && progression >= 0 ? progression : null,
    }),
  );
