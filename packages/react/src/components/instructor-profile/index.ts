export * from './cardParts.tsx';
export { type InstructorCardContextValue, useInstructorCardContext } from './context.ts';
export { InstructorCard, type InstructorCardProps } from './InstructorCard.tsx';
export { InstructorProfile, type InstructorProfileProps } from './InstructorProfile.tsx';
