export { AdminDashboard } from './AdminDashboard.tsx';
export { RequireAdmin, type RequireAdminProps } from './RequireAdmin.tsx';
