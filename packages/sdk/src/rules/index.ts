export * from './cartSummary.ts';
export * from './checkoutSource.ts';
export * from './courseHours.ts';
export * from './courseProgress.ts';
export * from './demoCard.ts';
export * from './firstLecture.ts';
export * from './isBestseller.ts';
export * from './returnPath.ts';
