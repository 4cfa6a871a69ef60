import type {
  AuditEvent,
  BuyerInput,
  Certificate,
  Discount,
  Dispute,
  KeptMail,
  LectureProgress,
  ListedDocument,
  ListedRefund,
  ListedReturn,
  MailMode,
  MailPreferenceKind,
  NotificationKind,
  OpenUpload,
  Order,
  PartnerCampaign,
  PartnerMonth,
  Party,
  Passkey,
  PasswordResetState,
  PaymentOptions,
  PaymentProgress,
  Payout,
  QuizAttempt,
  ServerStatus,
  ServiceFault,
  SignIn,
  SupportMessage,
  Webhook,
  WebhookEvent,
} from '../schemas/index.ts';
import { createMockSeed, type MockSeed, type MockUser, mockId } from './seed.ts';

/** A large video that is being sent in parts; with its address it is a file. */
export interface MockUpload extends OpenUpload {
  userId: string;
  videoUrl?: string;
}

/** The state of the mock API. Tests and stories may read and change it. */
export interface MockState extends MockSeed {
  /** Token → user id. */
  tokens: Map<string, string>;
  /** Code of a sign-in on a partner's page → user id. */
  codes: Map<string, string>;
  /** Handle of the session of a partner's page → user id. */
  handles: Map<string, string>;
  /** Token of a partner's page → its session. Such a token opens only what has a scope. */
  sessions: Map<string, string>;
  /** Session of a partner's page → the partner's key. */
  sessionPartners: Map<string, string>;
  /** User id → course ids, newest first. */
  wishlists: Map<string, string[]>;
  /** `userId lectureId` → progress, latest last. */
  progress: Map<string, LectureProgress>;
  /** `userId quizId` → attempts, newest first. */
  attempts: Map<string, QuizAttempt[]>;
  orders: (Order & {
    userId: string;
    idempotencyKey: string;
    fingerprint: string;
    partnerKey?: string | undefined;
    buyer?: BuyerInput | undefined;
  })[];
  /** Who receipts are from. */
  seller: Party | undefined;
  /** User id → whom their last receipt was for. */
  billing: Map<string, BuyerInput>;
  /** How people pay. With Stripe, an order is pending until it is settled. */
  paymentOptions: PaymentOptions;
  /** What is wrong with the services of the server. */
  faults: ServiceFault[];
  /** How the server and what it needs are. */
  serverStatus: ServerStatus;
  /** What has become of a pending order's payment when it is settled. */
  paymentOutcome: Exclude<PaymentProgress, 'settled'> | 'paid';
  /** Discount codes, newest first, with the instructor who made each. */
  discounts: (Discount & { instructorId?: string })[];
  /** Payments that banks dispute, newest first. */
  disputes: Dispute[];
  /** What buyers ask back, newest first. */
  refunds: (ListedRefund & { userId: string; courseId: string })[];
  /** What was returned in the provider's dashboard: it waits, or was goodwill. */
  returns: ListedReturn[];
  goodwill: ListedReturn[];
  /** Newest first. */
  certificates: (Omit<Certificate, 'pdfUrl' | 'credentialUrl'> & { userId: string })[];
  /** What was paid out to instructors, latest first. */
  payouts: Payout[];
  /** What would have been sent by mail, newest first. */
  mails: KeptMail[];
  mailMode: MailMode;
  /** What people wrote to support, oldest first. */
  supportMessages: SupportMessage[];
  /** Whether admins can reply by mail. */
  sendsMail: boolean;
  /** Links to confirm an address, as they were requested. */
  confirmations: { token: string; userId: string; state: PasswordResetState }[];
  /** Ids of users whose address isn't confirmed; counts where mail is sent. */
  unconfirmed: string[];
  /** User id → the kinds of mails that were stopped. */
  stoppedMails: Map<string, MailPreferenceKind[]>;
  /** Links to set a new password, as they were requested. */
  passwordResets: { token: string; userId: string; state: PasswordResetState }[];
  /** Partner id → the months in which something happened. */
  partnerMonths: Map<string, PartnerMonth[]>;
  /** Partner id → what its campaigns brought. */
  partnerCampaigns: Map<string, PartnerCampaign[]>;
  /** API key of a partner's server → partner id. */
  apiKeys: Map<string, string>;
  /** Partner id → its webhook, and what it was told, newest first. */
  webhooks: Map<string, { webhook: Webhook; events: WebhookEvent[] }>;
  /** The accounts' list, by number. */
  documents: ListedDocument[];
  /** What admins and operators did, newest first. */
  auditEvents: AuditEvent[];
  /** User id → where else they are signed in. */
  signIns: Map<string, SignIn[]>;
  /** User id → since when a code is asked for after the password. The mock takes 123456. */
  codesSince: Map<string, string>;
  /** User id → recovery codes that are left. */
  recoveryCodes: Map<string, string[]>;
  /** User id → passkeys. */
  passkeys: Map<string, Passkey[]>;
  /** Id → a large video that is sent in parts. */
  uploads: Map<string, MockUpload>;
  /** Challenge of a sign-in that waits for a code → user id. */
  challenges: Map<string, string>;
  /** Whether admins need a second factor. */
  requiresSecondFactor: boolean;
  /** Ids of users who only sign in through a provider. */
  withoutPassword: string[];
  /** User id → the kinds of notifications that are turned off. */
  mutedNotifications: Map<string, NotificationKind[]>;
  /** Notifies a course's instructor; unread ones of the same kind and link are counted together. */
  notifyInstructor(courseId: string, kind: NotificationKind, link: string): void;
  /** Puts back the seed. */
  reset(): void;
  /** A new id. */
  nextId(): string;
  /** A token that decodes to the user, as a server would issue it. */
  issueToken(user: MockUser): string;
}

/** A server that is well, with a demo's mail and payments. */
const healthy = (): ServerStatus => ({
  version: '0.1.0',
  node: 'v24.0.0',
  database: 'postgres',
  startedAt: '2026-01-14T08:00:00.000Z',
  checkedAt: '2026-01-15T10:00:00.000Z',
  parts: [
    {
      kind: 'database',
      state: 'well',
      facts: [
        { name: 'latency', value: 0.004 },
        { name: 'size', value: 184_000_000 },
        { name: 'connections', value: 24 },
      ],
    },
    { kind: 'storage', state: 'well', facts: [{ name: 'latency', value: 0.012 }] },
    { kind: 'disk', state: 'well', facts: [{ name: 'freeForFiles', value: 81_000_000_000 }] },
    { kind: 'mail', state: 'off', advice: 'mailKept', facts: [] },
    { kind: 'payments', state: 'off', advice: 'paymentsDemo', facts: [{ name: 'pendingOrders', value: 2 }] },
    {
      kind: 'videos',
      state: 'well',
      facts: [
        { name: 'running', value: 1 },
        { name: 'waiting', value: 2 },
      ],
    },
    {
      kind: 'queues',
      state: 'well',
      facts: [
        { name: 'running', value: 1 },
        { name: 'waiting', value: 0 },
      ],
    },
  ],
});

/** What a marketplace has before anyone has used it, beside its seed. */
const unused = () => ({
  tokens: new Map(),
  codes: new Map(),
  handles: new Map(),
  sessions: new Map(),
  sessionPartners: new Map(),
  wishlists: new Map(),
  progress: new Map(),
  attempts: new Map(),
  orders: [],
  billing: new Map(),
  seller: undefined,
  paymentOptions: { provider: 'demo' as const },
  paymentOutcome: 'paid' as const,
  discounts: [],
  disputes: [],
  faults: [],
  serverStatus: healthy(),

  refunds: [],
  returns: [],
  goodwill: [],
  certificates: [],
  payouts: [],
  mails: [],
  passwordResets: [],
  stoppedMails: new Map(),
  confirmations: [],
  unconfirmed: [],
  mailMode: 'kept' as MailMode,
  supportMessages: [],
  sendsMail: true,
  partnerMonths: new Map(),
  partnerCampaigns: new Map(),
  apiKeys: new Map(),
  webhooks: new Map(),
  documents: [],
  auditEvents: [],
  signIns: new Map(),
  codesSince: new Map(),
  recoveryCodes: new Map(),
  passkeys: new Map(),
  uploads: new Map(),
  challenges: new Map(),
  requiresSecondFactor: false,
  withoutPassword: [],
  mutedNotifications: new Map(),
});

export function createMockState(seed: MockSeed = createMockSeed()): MockState {
  const first = structuredClone(seed);
  let made = 0;
  const state: MockState = {
    ...seed,
    ...unused(),
    reset() {
      made = 0;
      Object.assign(state, structuredClone(first), unused());
    },
    notifyInstructor(courseId, kind, link) {
      const course = state.courses.find(({ _id }) => _id === courseId);
      if (!course || state.mutedNotifications.get(course.creatorId._id)?.includes(kind)) return;
      const isSame = (one: MockSeed['notifications'][number]) => one.kind === kind && one.link === link && !one.isRead;
      const known = state.notifications.find(isSame);
      const events = (known?.events ?? 0) + 1;
      state.notifications = state.notifications.filter((one) => one !== known);
      state.notifications.unshift({
        _id: known?._id ?? state.nextId(),
        userId: course.creatorId._id,
        type: 'info',
        title: events === 1 ? `New ${kind}` : `${events} new ${kind}s`,
        message: `"${course.title}"`,
        link,
        createdAt: new Date().toISOString(),
        isRead: false,
        kind,
        events,
      });
    },
    nextId() {
      made += 1;
      return mockId(9, made);
    },
    issueToken(user) {
      const { password: _, userId, ...rest } = user;
      const encode = (data: object) =>
        btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))))
          .replace(/\+/g, '-')
          .replace(/\//g, '_')
          .replace(/={1,2}$/, '');
      const token = `${encode({ alg: 'none' })}.${encode({ id: userId, profilePicture: null, bio: '', ...rest })}.${state.nextId()}`;
      state.tokens.set(token, userId);
      return token;
    },
  };
  return state;
}
