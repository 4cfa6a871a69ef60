const test = '\\.(test|stories)\\.tsx?$|/testing/|[sS]eed\\w*\\.ts$|\\.setup\\.ts$|vitest\\.';
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });
const layer = (folder, allowed) =>
  forbid(
    `react-${folder}`,
    { path: `^packages/react/src/${folder}/`, pathNot: test },
    // Every layer may use `rootOf`, a pure DOM helper.
    { path: '^packages/react/src/', pathNot: `^packages/react/src/((${allowed.join('|')})/|ui/rootOf\\.ts$)` },
  );

/** The dependency rules of docs/architecture.md. */
export default {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid(
      'sdk-imports-no-other-package',
      { path: '^packages/sdk/src' },
      { path: '^packages/(react|embed|server|common|demo-site)/|node_modules/react' },
    ),
    forbid(
      'sdk-only-constructs-in-one-place',
      { path: '^packages/sdk/src/(endpoints|schemas|rules)/', pathNot: test },
      { path: '^packages/sdk/src/(stores|testing)/|createMarketplace' },
    ),
    forbid(
      'rules-stay-pure',
      { path: '^packages/sdk/src/rules/' },
      { path: '^packages/sdk/src/(http|stores|endpoints)/' },
    ),
    forbid(
      'http-knows-no-resource',
      { path: '^packages/sdk/src/http/' },
      { path: '^packages/sdk/src/(stores|endpoints|rules)/' },
    ),
    // A visitor's page loads the catalogue's calls alone, and no call loads a form.
    forbid(
      'visitors-load-the-catalogue-alone',
      { path: '^packages/sdk/src/endpoints/visitor/' },
      {
        path: '^packages/sdk/src/(endpoints/(learner|accounts|author)/|schemas/(account|authored\\w+|file|grading|lectureShapes|oneTimeCode|order|partner|quiz\\w*|secondFactor|studiedCourse|user)\\.ts$)',
        reachable: true,
      },
    ),
    forbid(
      'calls-load-no-forms',
      { path: '^packages/sdk/src/endpoints/' },
      { path: '^packages/sdk/src/schemas/(\\w+Drafts?|card)\\.ts$', reachable: true },
    ),
    // A server without a bucket doesn't load AWS's client.
    forbid(
      'storage-loads-its-client-late',
      {
        path: '^packages/server/src/',
        pathNot: `^packages/server/src/storage/(s3(Client|Parts|Storage)|claimBucket)\\.ts$|${test}`,
      },
      { path: '^packages/server/src/storage/(s3(Client|Parts|Storage)|claimBucket)\\.ts$', dynamic: false },
    ),
    forbid(
      'react-takes-the-sdk-by-its-entries',
      { path: '^packages/react/src', pathNot: test },
      { path: '^packages/sdk/src/', pathNot: '^packages/sdk/src/(index|author|forms|rules|theme|words)\\.ts$' },
    ),
    // A learner's page loads none of it.
    forbid(
      'content-manager-alone-takes-the-calls-of-authors',
      { path: '^packages/react/src', pathNot: `^packages/react/src/components/content-manager/|${test}` },
      { path: '^packages/sdk/src/author\\.ts$' },
    ),
    // The library is heavy, so it has a separate entry.
    forbid(
      'rich-text-comes-alone',
      { path: '^packages/react/src', pathNot: `^packages/react/src/(components/rich-text/|rich-text\\.ts)|${test}` },
      { path: '^packages/react/src/(components/rich-text/|rich-text\\.ts)|node_modules/prosemirror' },
    ),
    forbid(
      'react-never-serves',
      { path: '^packages/react/src' },
      { path: '^packages/(embed|server|common|demo-site)/' },
    ),
    forbid(
      'embed-imports-nothing-of-ours',
      { path: '^packages/embed/src', pathNot: test },
      { path: '^packages/(sdk|react|server|common|demo-site)/|node_modules/' },
    ),
    forbid(
      'server-takes-no-browser-code',
      { path: '^packages/server/src', pathNot: test },
      {
        path: '^packages/(sdk|react|embed|common|demo-site)/src/',
        pathNot: '^packages/(sdk/src/(api|rules|theme|words)|embed/src/elements)\\.ts$',
      },
    ),
    // A repository returns rows or nothing; the code that calls it decides what that means for the request.
    forbid(
      'repositories-hold-sql-only',
      { path: '^packages/server/src/.*[rR]epository\\.ts$', pathNot: test },
      { path: '^packages/server/src/(problems|policy|route|services)\\.ts$' },
    ),
    forbid(
      'database-knows-no-resource',
      { path: '^packages/server/src/db/', pathNot: test },
      { path: '^packages/server/src/(resources|plugins|demo|admin|payments)/' },
    ),
    // Production code runs without the demo: only code that starts a server or a command chooses it.
    forbid(
      'demo-is-chosen-at-the-start',
      {
        path: '^packages/server/src/',
        pathNot: `^packages/server/src/(demo/|(main|start|paymentsOf|admin/commands)\\.ts$)|${test}`,
      },
      { path: '^packages/server/src/demo/' },
    ),
    forbid(
      'common-takes-package-entries',
      { path: '^packages/common/src', pathNot: test },
      {
        path: '^packages/(sdk|react|embed|server|demo-site)/',
        pathNot:
          '^packages/(sdk/src/(index|rules|words)\\.ts|react/src/(index|rich-text)\\.ts|react/src/styles/index\\.css)$',
      },
    ),
    // The documentation's playground shows them with a mock in place of the server.
    forbid(
      'frames-are-served-alone',
      { path: '^packages/(?!frames/|docs/src/(playground|client/playground)/)' },
      { path: '^packages/frames/' },
    ),
    forbid(
      'frames-take-package-entries',
      { path: '^packages/frames/src', pathNot: test },
      {
        path: '^packages/(sdk|react|embed|server|demo-site)/',
        pathNot:
          '^packages/(sdk/src/(author|index|rules|theme|words)\\.ts|react/src/(index|rich-text)\\.ts|react/src/styles/index\\.css|embed/src/(elements|messages)\\.ts)$',
      },
    ),
    forbid(
      'site-takes-package-entries',
      { path: '^packages/demo-site/src', pathNot: test },
      {
        path: '^packages/(sdk|react|embed|server)/',
        pathNot:
          '^packages/(sdk/src/(author|index|rules|theme|words)\\.ts|react/src/(index|rich-text)\\.ts|react/src/styles/index\\.css|embed/src/(elements|messages)\\.ts)$',
      },
    ),
    layer('ui', ['ui']),
    layer('queries', ['queries']),
    layer('hooks', ['hooks', 'queries', 'provider', 'failures', 'input', 'ui/behaviors']),
    layer('provider', ['provider', 'queries', 'ui']),
    layer('failures', ['failures']),
    layer('input', ['input']),
    layer('components', ['components', 'hooks', 'ui', 'provider', 'input']),
    // `late.ts` and `latePreview.ts` have what stands in for a component until its code is loaded.
    forbid(
      'components-meet-at-their-index',
      { path: '^packages/react/src/components/([^/]+)/', pathNot: test },
      {
        path: '^packages/react/src/components/',
        pathNot: '^packages/react/src/components/($1/|[^/]+/(index|late|latePreview)\\.ts$)',
      },
    ),
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: 'node_modules|/dist/' } },
};
