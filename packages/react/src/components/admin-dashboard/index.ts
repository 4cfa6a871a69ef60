export { AdminDashboard, type AdminDashboardProps } from './AdminDashboard.tsx';
export { RequireAdmin, type RequireAdminProps } from './RequireAdmin.tsx';
export { useAdminGuard } from './useAdminGuard.tsx';
