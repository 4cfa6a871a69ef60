import '@lectern/react/styles/footer.css';
import { Footer, useLectern } from '@lectern/react';
import { frame, siteName } from '../content/site.ts';
import { Logo } from './Logo.tsx';

/** Public hashtags about learning, since the demo has no accounts of its own. */
const social = [
  ['https://mastodon.social/tags/LifelongLearning', 'Mastodon'],
  ['https://bsky.app/hashtag/LifelongLearning', 'Bluesky'],
  ['https://www.linkedin.com/feed/hashtag/lifelonglearning/', 'LinkedIn'],
] as const;

/** The footer with the site's logo and texts; compact on pages that are worked on. */
export function SiteFooter({ isCompact }: { isCompact: boolean }) {
  const { Link, paths } = useLectern('SiteFooter');
  return (
    <Footer
      className="site-footer"
      brand={
        <>
          <Link href={paths.home} className="site-logo">
            <Logo />
            <span>{siteName}</span>
          </Link>
          <p>{frame.tagline}</p>
        </>
      }
      social={
        <>
          <p id="site-social">{frame.social}</p>
          <nav aria-labelledby="site-social" className="site-social">
            {social.map(([href, name]) => (
              <a key={href} href={href} target="_blank" rel="noreferrer">
                {name}
              </a>
            ))}
          </nav>
        </>
      }
      note={
        <>
          {frame.note} <span className="site-unpaid">{frame.unpaid}</span> <a href="/docs/">{frame.docs}</a>
        </>
      }
      isCompact={isCompact}
    />
  );
}
