export * from './GoogleButton.tsx';
