import { useRouter } from '@tanstack/react-router';
import { createContext, useEffect, useState } from 'react';

/** One opening of a page. The form on it tells when it has ended. */
export interface Visit {
  number: number;
  isOver: boolean;
}

/** The opening of the page that a form stands on; absent for a form alone in a test. */
export const VisitContext = createContext<Visit | null>(null);

/**
 * Counts the openings of a page whose address stays the same, such as that of a new record: opened again, with another
 * copy in its address or after its form has ended, it is another page. A form with unsaved work is asked before.
 */
export function useVisit(): Visit {
  const router = useRouter();
  const [visit, setVisit] = useState<Visit>({ number: 0, isOver: false });
  useEffect(
    () =>
      router.subscribe('onResolved', ({ hrefChanged, pathChanged }) => {
        if (pathChanged || !(hrefChanged || visit.isOver)) return;
        setVisit({ number: visit.number + 1, isOver: false });
      }),
    [router, visit],
  );
  return visit;
}
