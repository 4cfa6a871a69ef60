export { RequireCapability, type RequireCapabilityProps } from './RequireCapability.tsx';
