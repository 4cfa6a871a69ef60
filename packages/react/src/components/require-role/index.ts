export { RequireInstructor } from './RequireInstructor.tsx';
export { RequireRole, type RequireRoleProps } from './RequireRole.tsx';
