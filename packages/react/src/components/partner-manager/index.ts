export { usePartnerManagerContext } from './context.ts';
export { PartnerManager, type PartnerManagerProps } from './PartnerManager.tsx';
export * from './parts.ts';
