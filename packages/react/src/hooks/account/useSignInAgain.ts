import { useLectern } from '../../provider/context.ts';
import { useIntent } from './useIntent.ts';

/** The sign-in page for another attempt, which leads back to what was pressed or opened before. */
export function useSignInAgain(): string {
  const { paths } = useLectern('useSignInAgain');
  return paths.signIn(useIntent().intent?.from);
}
