import type { ListResponse } from '#renderer/kit/data/queries.ts';
import type { ListBarProps } from '#renderer/kit/list/slots.ts';
import { PeopleBar } from './PeopleBar.tsx';

/** The bar above beneficiaries. */
export const BeneficiariesBar = (props: ListBarProps<ListResponse<'solidarybeneficiaries'>['rows'][number]>) => (
  <PeopleBar name="solidarybeneficiaries" {...props} />
);
