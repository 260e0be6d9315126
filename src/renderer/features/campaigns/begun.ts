import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useSwitch } from '#renderer/kit/data/session.ts';
import type { Campaign } from '#shared/resources/campaigns/index.ts';

/**
 * Search parameter of a list that holds the campaign whose recipients are chosen there: a reload and a link keep it
 * (docs/screens/04-campaigns.md §5).
 */
export const BEGUN = 'campaign';

const begunId = z.coerce.number().pipe(z.int().positive());

export interface Begun {
  id: number | null;
  /** Undefined while it is read; null where it cannot be. */
  campaign: Campaign | null | undefined;
  /** Removes the campaign from the address. */
  end: () => Promise<void>;
}

/** The campaign that recipients are being chosen for, as the address says. */
export function useBegun(): Begun {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const isOn = useSwitch()('campaign');
  const id = isOn ? (begunId.safeParse(search[BEGUN]).data ?? null) : null;
  const { data, isError } = useQuery({ ...itemQuery('campaigns', id ?? 0), enabled: id !== null });
  const end = () => {
    const { [BEGUN]: _begun, ...others } = search;
    return navigate({ to: '.', search: others, replace: true });
  };
  return { id, campaign: id === null || isError ? null : data, end };
}
