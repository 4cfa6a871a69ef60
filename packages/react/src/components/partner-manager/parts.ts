export * from './listParts.tsx';
export * from './PartnerManagerForm.tsx';
export * from './PartnerManagerRow.tsx';
