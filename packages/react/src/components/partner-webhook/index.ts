export { PartnerWebhook, type PartnerWebhookProps } from './PartnerWebhook.tsx';
