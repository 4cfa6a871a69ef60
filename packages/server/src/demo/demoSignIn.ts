import { problems } from '../problems.ts';
import { createLanding, type RegisterSignIn, SIGN_IN_PATH, signInConfig } from '../resources/auth/signInPages.ts';
import { findUserByEmail } from '../resources/users/repository.ts';
import { demoAccounts } from './demoAccounts.ts';
import { demoConsentPage } from './demoConsentPage.ts';

const CHOICE_PATH = `${SIGN_IN_PATH}/demo`;

/** Sign-in without a provider: a page to choose one of the demo accounts. */
export const demoSignIn: RegisterSignIn = (app, services) => {
  const { db, files } = services;
  const landing = createLanding(services);

  app.get(SIGN_IN_PATH, { config: signInConfig }, async (request, reply) =>
    demoConsentPage(reply, demoAccounts, {
      choose: CHOICE_PATH,
      cancel: formBefore(request.headers.referer, files.originOf(request)),
    }),
  );

  app.get<{ Querystring: { account?: unknown } }>(CHOICE_PATH, { config: signInConfig }, async (request, reply) => {
    const chosen = demoAccounts.find(({ email }) => email === request.query.account);
    const user = chosen && (await findUserByEmail(db, chosen.email));
    if (!user) throw problems.noSuchCall();
    return landing.success(request, reply, user);
  });
};

/** The site's page that led here, with the way back in its query; else the sign-in page. */
function formBefore(referer: string | undefined, origin: string): string {
  const signIn = new URL('/login', origin);
  const page = referer === undefined ? null : URL.parse(referer);
  return page?.origin === signIn.origin ? page.href : signIn.href;
}
