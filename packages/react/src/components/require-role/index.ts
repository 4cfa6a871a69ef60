export { RequireRole, type RequireRoleProps } from './RequireRole.tsx';
