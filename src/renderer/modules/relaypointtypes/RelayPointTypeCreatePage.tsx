import { RelayPointTypeForm } from './form/RelayPointTypeForm.tsx';

/** Where a type of relay points is created. */
export const RelayPointTypeCreatePage = () => <RelayPointTypeForm stored={null} />;
