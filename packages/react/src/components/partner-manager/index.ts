export { PartnerManager, type PartnerManagerProps } from './PartnerManager.tsx';
export * from './parts.ts';
