export { ReviewQuote, type ReviewQuoteProps } from './ReviewQuote.tsx';
