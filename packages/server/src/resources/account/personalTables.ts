/** A column that says whom a row belongs to, and what becomes of the row. */
export interface PersonalColumn {
  table: string;
  column: string;
  /**
   * With the account: `delete` the row; `release` it, so that it names no one; `pass` it to an admin; `keep` it, since it has
   * no name itself and others rely on it: buyers, instructors, the accounts.
   */
  atTheEnd: 'delete' | 'release' | 'pass' | 'keep';
  /** The name of the file in the export; missing for what says nothing about the person that other files don't. */
  file?: string;
  /** What the export leaves out: secrets, and what only the database needs. */
  without?: readonly string[];
  /** Whose title the export adds. */
  titleOf?: 'course' | 'lecture' | 'quiz';
}

/** Every reference to an account, in the order in which rows are deleted. A test compares it with the database. */
export const personalColumns: readonly PersonalColumn[] = [
  {
    table: 'users',
    column: 'id',
    atTheEnd: 'keep',
    file: 'account',
    without: ['password_hash', 'token_version', 'partner_id'],
  },
  { table: 'identities', column: 'user_id', atTheEnd: 'delete', file: 'sign-in-providers' },
  { table: 'sign_ins', column: 'user_id', atTheEnd: 'delete', file: 'sign-ins' },
  {
    table: 'one_time_codes',
    column: 'user_id',
    atTheEnd: 'delete',
    file: 'one-time-codes',
    without: ['secret', 'last_step'],
  },
  { table: 'recovery_codes', column: 'user_id', atTheEnd: 'delete', file: 'recovery-codes', without: ['hash'] },
  {
    table: 'passkeys',
    column: 'user_id',
    atTheEnd: 'delete',
    file: 'passkeys',
    without: ['credential_id', 'public_key', 'counter'],
  },
  { table: 'sign_in_challenges', column: 'user_id', atTheEnd: 'delete' },
  { table: 'authorization_codes', column: 'user_id', atTheEnd: 'delete' },
  { table: 'partner_sessions', column: 'user_id', atTheEnd: 'delete' },
  { table: 'email_confirmations', column: 'user_id', atTheEnd: 'delete' },
  { table: 'password_resets', column: 'user_id', atTheEnd: 'delete' },
  { table: 'uploads_under_way', column: 'user_id', atTheEnd: 'delete' },
  { table: 'open_uploads', column: 'owner_id', atTheEnd: 'delete' },
  { table: 'wishlist_items', column: 'user_id', atTheEnd: 'delete', file: 'wishlist', titleOf: 'course' },
  { table: 'notifications', column: 'user_id', atTheEnd: 'delete', file: 'notifications' },
  { table: 'mails', column: 'user_id', atTheEnd: 'delete', file: 'mails' },
  { table: 'mail_preferences', column: 'user_id', atTheEnd: 'delete', file: 'mail-preferences' },
  { table: 'lecture_progress', column: 'user_id', atTheEnd: 'delete', file: 'progress', titleOf: 'lecture' },
  { table: 'quiz_attempts', column: 'user_id', atTheEnd: 'delete', file: 'quiz-attempts', titleOf: 'quiz' },
  { table: 'works', column: 'user_id', atTheEnd: 'delete', file: 'shared-works', titleOf: 'course' },
  { table: 'submissions', column: 'user_id', atTheEnd: 'delete', file: 'submissions', titleOf: 'lecture' },
  { table: 'reviews', column: 'user_id', atTheEnd: 'delete', file: 'reviews', titleOf: 'course' },
  { table: 'certificates', column: 'user_id', atTheEnd: 'delete', file: 'certificates' },
  { table: 'support_attachments', column: 'user_id', atTheEnd: 'delete', file: 'support-attachments' },
  {
    table: 'support_messages',
    column: 'user_id',
    atTheEnd: 'delete',
    file: 'support-messages',
    without: ['replied_by'],
  },
  { table: 'support_messages', column: 'replied_by', atTheEnd: 'release' },
  { table: 'enrollments', column: 'user_id', atTheEnd: 'keep', file: 'enrollments', titleOf: 'course' },
  {
    table: 'test_orders',
    column: 'user_id',
    atTheEnd: 'delete',
    file: 'test-orders',
    without: ['idempotency_key', 'fingerprint'],
  },
  {
    table: 'orders',
    column: 'user_id',
    atTheEnd: 'keep',
    file: 'orders',
    without: ['idempotency_key', 'fingerprint', 'claimed_until', 'asked_at'],
  },
  {
    table: 'refunds',
    column: 'user_id',
    atTheEnd: 'keep',
    file: 'refunds',
    without: ['decided_by', 'attempts', 'retries', 'claimed_until'],
    titleOf: 'course',
  },
  { table: 'refunds', column: 'decided_by', atTheEnd: 'release' },
  { table: 'provider_returns', column: 'decided_by', atTheEnd: 'release' },
  { table: 'discount_uses', column: 'user_id', atTheEnd: 'keep' },
  { table: 'discount_codes', column: 'instructor_id', atTheEnd: 'keep', file: 'discount-codes' },
  { table: 'discount_codes', column: 'created_by', atTheEnd: 'release' },
  { table: 'payouts', column: 'recorded_by', atTheEnd: 'release' },
  { table: 'partners', column: 'owner_id', atTheEnd: 'release', file: 'partners' },
  { table: 'instructor_students', column: 'instructor_id', atTheEnd: 'delete' },
  { table: 'courses', column: 'creator_id', atTheEnd: 'pass' },
  { table: 'audit_events', column: 'actor_id', atTheEnd: 'keep', file: 'acts-as-admin' },
  { table: 'files', column: 'owner_id', atTheEnd: 'pass', file: 'files' },
];
