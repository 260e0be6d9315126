import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

export function DashboardLayout() {
  return (
    <main style={{ height: '100%', overflow: 'auto' }}>
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  );
}
