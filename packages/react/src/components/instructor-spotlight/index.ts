export { InstructorSpotlight, type InstructorSpotlightProps } from './InstructorSpotlight.tsx';
