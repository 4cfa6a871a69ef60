export * from './cardParts.tsx';
export { InstructorCard, type InstructorCardProps } from './InstructorCard.tsx';
export { InstructorProfile, type InstructorProfileProps } from './InstructorProfile.tsx';
