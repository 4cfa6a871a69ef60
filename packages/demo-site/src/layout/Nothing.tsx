/** The site's drawing for what was looked for and is not there. */
export const Nothing = () => <img className="site-nothing" src="/pages/nothing.svg" alt="" width={640} height={400} />;
