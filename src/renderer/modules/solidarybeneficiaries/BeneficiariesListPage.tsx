import { BeneficiariesBar } from '#renderer/features/solidary/local/BeneficiariesBar.tsx';
import { localListPage } from '#renderer/features/solidary/local/local-list-page.tsx';
import { beneficiaryList } from './list.tsx';

/** `/solidarybeneficiaries`: the list, with the filters and searches that run on this computer. */
export const BeneficiariesListPage = localListPage(beneficiaryList, { Bar: BeneficiariesBar });
