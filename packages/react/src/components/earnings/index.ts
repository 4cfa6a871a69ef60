export { Earnings, type EarningsProps } from './Earnings.tsx';
export { Payouts, type PayoutsProps } from './Payouts.tsx';
