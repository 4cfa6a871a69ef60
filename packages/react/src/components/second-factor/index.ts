export { LateSecondFactor } from './LateSecondFactor.tsx';
