/** What a partner's page asks for; see docs/decisions/0043. */
export interface AuthorizationRequest {
  key: string;
  returnTo: string;
  codeChallenge: string;
  state: string;
  mode: 'popup' | 'redirect';
}

/** The request in the query; undefined if something is missing. The server checks the values. */
export function readRequest(params: URLSearchParams): AuthorizationRequest | undefined {
  const [key, returnTo, codeChallenge, state] = ['key', 'return_to', 'code_challenge', 'state'].map(
    (name) => params.get(name) ?? '',
  );
  if (!key || !returnTo || !codeChallenge || !state || state.length > 128 || !URL.canParse(returnTo)) return undefined;
  return { key, returnTo, codeChallenge, state, mode: params.get('mode') === 'redirect' ? 'redirect' : 'popup' };
}
