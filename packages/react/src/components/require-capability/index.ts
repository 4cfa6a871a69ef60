export { RequireCapability, type RequireCapabilityProps, RequireRoot } from './RequireCapability.tsx';
export { type Guard, type GuardOptions, useGuard } from './useGuard.tsx';
