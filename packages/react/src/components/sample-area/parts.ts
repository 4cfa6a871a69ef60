export { SampleAreaLink, type SampleAreaLinkProps } from './SampleAreaLink.tsx';
