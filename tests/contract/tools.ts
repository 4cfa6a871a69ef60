import type { ApiError, AuthorMarketplace } from '@lectern/sdk';

/** What a part of the contract needs from the whole. */
export interface Tools {
  signIn(role: 'learner' | 'instructor'): Promise<AuthorMarketplace>;
  visitor(): AuthorMarketplace;
  refusal(call: Promise<unknown>): Promise<Pick<ApiError, 'status' | 'code' | 'message' | 'details'>>;
}

/** The same with new accounts, of which servers limit how many are created. */
export interface SignUpTools extends Tools {
  signUp(role: 'learner' | 'instructor'): Promise<AuthorMarketplace>;
}
