import { BeneficiariesBar } from '#renderer/features/solidary/local/BeneficiariesBar.tsx';
import { localListPage } from '#renderer/features/solidary/local/local-list-page.tsx';
import { beneficiaryList } from './list.tsx';

/** `/solidarybeneficiaries`: the list, with what this computer filters, compares and finds in it. */
export const BeneficiariesListPage = localListPage(beneficiaryList, { Bar: BeneficiariesBar });
