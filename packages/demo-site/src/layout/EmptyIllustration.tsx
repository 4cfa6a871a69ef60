/** The site's illustration for empty results and missing pages. */
export const EmptyIllustration = () => (
  <img className="site-empty-illustration" src="/pages/nothing.svg" alt="" width={640} height={400} />
);
