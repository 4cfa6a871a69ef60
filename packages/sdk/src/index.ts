/** The client of a Lectern marketplace, for any JavaScript: no React, no DOM beyond storage. */
export { createMarketplace, type Marketplace, type MarketplaceOptions } from './createMarketplace.ts';
export type { Checked, Rule, Rules } from './createRules.ts';
export * from './errors.ts';
export type { MarketplaceEvent } from './events.ts';
export type { Call, CallOptions, Calls } from './http/endpoint.ts';
export type { Formats } from './messages/createFormats.ts';
export type { MessageOverrides, Messages, MessageValues, PluralKey } from './messages/createMessages.ts';
export type { MessageKey } from './messages/en.ts';
export type { BuyCourses, Purchase, PurchaseItem, PurchaseRequest } from './purchase.ts';
export * from './rules/index.ts';
export type {
  CaptionTrack,
  CardDraft,
  CartItem,
  Category,
  Course,
  CourseDetail,
  CoursePage,
  CourseSearch,
  CourseSort,
  CourseStatus,
  Creator,
  EnrolledCourse,
  Lecture,
  LectureOutline,
  LectureProgress,
  LectureType,
  Order,
  OrderDraft,
  PaymentDraft,
  PurchasedCourse,
  Review,
  ReviewPage,
  ReviewSort,
  Role,
  Section,
  SectionOutline,
  SignInDraft,
  SignUpDraft,
  User,
} from './schemas/index.ts';
export { placeholderImage } from './schemas/placeholderImage.ts';
export type { Cart, CartAddition, CartState } from './stores/cart.ts';
export type { Notice, Notices, NoticesState } from './stores/notices.ts';
export type { Notification, Notifications, NotificationsState } from './stores/notifications.ts';
export type { Delivery, Outbox, OutboxState } from './stores/outbox.ts';
export type { Session, SessionEnd, SessionState } from './stores/session.ts';
export type { Storage, StorageLike } from './stores/storage.ts';
export type { ReadStore } from './stores/store.ts';
export type { Theme, ThemeMode, ThemeState } from './stores/theme.ts';
