import { createContext, use } from 'react';
import { createStore, type Store, useStore } from '#renderer/kit/data/store.ts';
import type { UpdateNotice } from '#shared/updates.ts';

export const UpdateContext = createContext<Pick<Store<UpdateNotice | null>, 'get' | 'subscribe'>>(createStore(null));

/** The newer version that is known, as it comes and goes; null when none is. */
export const useUpdate = (): UpdateNotice | null => useStore(use(UpdateContext));
