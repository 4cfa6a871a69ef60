export * from './GradingList.tsx';
export * from './GradingTask.tsx';
export * from './headerParts.tsx';
export * from './workParts.tsx';
