import * as client from 'openid-client';
import type { OidcConfig } from '../../config.ts';

/** A person as the provider has identified them. */
export interface ExternalPerson {
  issuer: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What the callback is checked against. */
export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface ExternalProvider {
  /** The URL for the browser, and the checks to store until it comes back. */
  begin(redirectUri: string): Promise<{ url: string; checks: Checks }>;
  /** The person who signed in; undefined without a verified email. Rejects where the response is not the provider's. */
  finish(currentUrl: string, checks: Checks): Promise<ExternalPerson | undefined>;
}

/** How long the provider may take to respond. */
const TIMEOUT_SECONDS = 5;

/** Whether the provider didn't answer, or not in time: it has refused nothing. */
export function isSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === 'OAUTH_TIMEOUT' || error.message === 'fetch failed';
}

/** Signs in through an OpenID Connect provider: authorization code with PKCE, state and nonce. */
export function createExternalProvider({ issuer, clientId, clientSecret }: OidcConfig): ExternalProvider {
  let known: Promise<client.Configuration> | undefined;
  const configuration = () => {
    known ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // Also check the token's signature, which the protocol leaves out for tokens received over TLS.
          client.enableNonRepudiationChecks,
          // The configuration allows plain http on loopback only.
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = undefined; // Try again next time.
        throw error;
      });
    return known;
  };

  return {
    async begin(redirectUri) {
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(currentUrl, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, new URL(currentUrl), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return undefined;
      // Some providers leave the profile out of the token.
      const profile = claims.email ? claims : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
      const { email, email_verified: isVerified } = profile;
      // An unverified address could belong to another person.
      if (typeof email !== 'string' || isVerified !== true) return undefined;
      return { issuer: claims.iss, subject: claims.sub, email: email.trim().toLowerCase(), ...nameOf(profile, email) };
    },
  };
}

function nameOf(profile: Readonly<Record<string, unknown>>, email: string): { firstName: string; lastName: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim() : '');
  const [first = '', ...rest] = text(profile.name).split(/\s+/);
  const firstName = text(profile.given_name) || first || (email.split('@')[0] ?? '');
  return { firstName: firstName.slice(0, 80), lastName: (text(profile.family_name) || rest.join(' ')).slice(0, 80) };
}
