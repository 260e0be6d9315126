import { RelayPointForm } from './form/RelayPointForm.tsx';

/** `/relaypoints/create`. */
export const RelayPointCreatePage = () => <RelayPointForm stored={null} />;
