import '@lectern/react/styles/footer.css';
import { Footer, useLectern } from '@lectern/react';
import { Logo } from './Logo.tsx';

/** Public hashtags about learning, since the demo has no accounts of its own. */
const social = [
  ['https://mastodon.social/tags/LifelongLearning', 'Mastodon'],
  ['https://bsky.app/hashtag/LifelongLearning', 'Bluesky'],
  ['https://www.linkedin.com/feed/hashtag/lifelonglearning/', 'LinkedIn'],
] as const;

/** The footer with the site's logo and texts. */
export function SiteFooter() {
  const { Link, paths } = useLectern('SiteFooter');
  return (
    <Footer
      className="site-footer"
      brand={
        <>
          <Link href={paths.home} className="site-logo">
            <Logo />
            <span>Lectern</span>
          </Link>
          <p>Courses by people who do the work. Lifetime access and a 30-day money-back guarantee.</p>
        </>
      }
      social={
        <>
          <p id="site-social">Join #LifelongLearning:</p>
          <nav aria-labelledby="site-social" className="site-social">
            {social.map(([href, name]) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ))}
          </nav>
        </>
      }
      note="© 2026 Lectern. This is a demo. No real payments are made."
    />
  );
}
