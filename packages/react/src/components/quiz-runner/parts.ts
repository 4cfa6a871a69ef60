export * from './QuizAttempts.tsx';
export * from './QuizForm.tsx';
export * from './QuizResult.tsx';
