export { Unsubscribe, type UnsubscribeProps } from './Unsubscribe.tsx';
