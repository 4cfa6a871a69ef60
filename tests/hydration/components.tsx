import * as lectern from '@lectern/react';
import { RichTextEditor } from '@lectern/react/rich-text';
import { cartSummary } from '@lectern/sdk/rules';
import type { ReactNode } from 'react';

/** Ids of the course and the instructor that the components show. */
export interface Shown {
  courseId: string;
  instructorId: string;
}

const nothing = () => {};

const notifications = {
  items: [
    {
      _id: 'n',
      type: 'info' as const,
      title: 'New review',
      message: 'Five stars.',
      link: '/dashboard',
      createdAt: '2026-08-14T09:00:00.000Z',
      isRead: false,
      kind: undefined,
      events: 1,
    },
  ],
  unreadCount: 1,
  isLoading: false,
  error: null,
  reload: nothing,
  markRead: nothing,
  markAllRead: nothing,
  remove: nothing,
  clear: nothing,
};

/** Every component of @lectern/react by its name, as a page would use it. */
export function components({ courseId, instructorId }: Shown): Record<string, ReactNode> {
  const {
    CourseCard,
    HeroSlider,
    Dialog,
    VideoFrame: Frame,
    Tabs,
    Field,
    PasswordField,
    SelectField,
    TextArea,
    Curriculum,
  } = lectern;
  const slides = ['1', '2', '3'].map((title) => ({
    title,
    subtitle: 'Something to read',
    image: `/hero/${title}.svg`,
    action: 'Browse Courses',
  }));
  const section = { _id: 's', title: 'The first', order: 0, courseId, lectures: [] };
  return {
    AccountMenu: <lectern.AccountMenu />,
    ActiveFilters: <lectern.ActiveFilters value={{ minPrice: 10 }} onValueChange={nothing} />,
    AdminDashboard: <lectern.AdminDashboard />,
    AssignmentRunner: <lectern.AssignmentRunner lectureId={courseId} />,
    AuthSuccess: <lectern.AuthSuccess />,
    Avatar: <lectern.Avatar firstName="Nila" lastName="Rao" />,
    Button: <lectern.Button>Press</lectern.Button>,
    Cart: <lectern.Cart />,
    CartLink: <lectern.CartLink />,
    CategoryGrid: <lectern.CategoryGrid limit={6} />,
    CategoryManager: <lectern.CategoryManager />,
    CopyButton: <lectern.CopyButton text="pk_1" label="Copy" copiedLabel="Copied" failedLabel="Not copied" />,
    Checkout: <lectern.Checkout courseId={courseId} />,
    ContactForm: <lectern.ContactForm />,
    ContentManager: <lectern.ContentManager courseId={courseId} />,
    CountLink: <lectern.CountLink href="/cart" icon={lectern.icons.cart} count={3} aria-label="Cart, 3 courses" />,
    CourseCard: <CourseCard courseId={courseId} />,
    CourseCardSkeleton: <lectern.CourseCardSkeleton />,
    CourseDetail: <lectern.CourseDetail courseId={courseId} />,
    CourseFilters: <lectern.CourseFilters value={{}} onValueChange={nothing} />,
    CourseFiltersDrawer: <lectern.CourseFiltersDrawer value={{}} onValueChange={nothing} />,
    CourseForm: <lectern.CourseForm />,
    CourseList: <lectern.CourseList search={{}} hasHeading onPageChange={nothing} />,
    CourseLearners: <lectern.CourseLearners courseId={courseId} />,
    CoursePreviewPlayer: <lectern.CoursePreviewPlayer courseId={courseId} />,
    CoursePlayer: <lectern.CoursePlayer courseId={courseId} />,
    CourseReviews: <lectern.CourseReviews courseId={courseId} />,
    CourseSearchBox: <lectern.CourseSearchBox />,
    CommandBar: <lectern.CommandBar />,
    CompareArea: (
      <lectern.CompareArea>
        <CourseCard courseId={courseId} />
      </lectern.CompareArea>
    ),
    SampleArea: (
      <lectern.SampleArea>
        <CourseCard courseId={courseId} />
      </lectern.SampleArea>
    ),
    CourseSort: <lectern.CourseSort value={undefined} onValueChange={nothing} />,
    CoverImage: <lectern.CoverImage src="/placeholder.svg" />,
    Curriculum: <Curriculum sections={[section]} isPreview />,
    Dialog: <Dialog open={false} onOpenChange={nothing} title="Closed" closeLabel="Close" container={null} />,
    EmptyNote: <lectern.EmptyNote message="Nothing here yet." />,
    ErrorNote: <lectern.ErrorNote message="It went wrong." />,
    FaqAccordion: <lectern.FaqAccordion items={[{ question: 'Why?', answer: 'Because.' }]} />,
    FeaturedCourses: <lectern.FeaturedCourses />,
    Field: <Field label="Name" hint="As on the card" />,
    Footer: <lectern.Footer />,
    ForgotPassword: <lectern.ForgotPassword />,
    ResetPassword: <lectern.ResetPassword token={'k'.repeat(43)} />,
    ConfirmEmail: <lectern.ConfirmEmail token={'k'.repeat(43)} />,
    Unsubscribe: <lectern.Unsubscribe token={`${'f'.repeat(24)}.grade.${'k'.repeat(43)}`} />,
    GoogleButton: <lectern.GoogleButton />,
    Grading: <lectern.Grading lectureId={courseId} />,
    HeroSlider: <HeroSlider slides={slides} label="What there is" />,
    Icon: <lectern.Icon shape={lectern.icons.star} />,
    InstructorDashboard: <lectern.InstructorDashboard />,
    InstructorProfile: <lectern.InstructorProfile instructorId={instructorId} />,
    InstructorSpotlight: <lectern.InstructorSpotlight instructorId={instructorId} />,
    LearnerDashboard: <lectern.LearnerDashboard />,
    LectureSample: <lectern.LectureSample courseId={courseId} />,
    LoadingStatus: <lectern.LoadingStatus label="Loading" />,
    Navbar: <lectern.Navbar logo="Lectern" currentPath="/" />,
    NewsletterForm: <lectern.NewsletterForm />,
    NoAccess: <lectern.NoAccess heading="Access Denied" message="You must be an instructor." />,
    NotFound: <lectern.NotFound />,
    MailPreferences: <lectern.MailPreferences />,
    SignInList: <lectern.SignInList />,
    AccountData: <lectern.AccountData />,
    NotificationSettings: <lectern.NotificationSettings />,
    NotificationBell: <lectern.NotificationBell />,
    NotificationList: <lectern.NotificationList list={notifications} />,
    OrderHistory: <lectern.OrderHistory />,
    CertificateCheck: <lectern.CertificateCheck />,
    Certificate: <lectern.Certificate number="7K2M-90QX-4TBD" />,
    OrderReceipt: <lectern.OrderReceipt orderId={courseId} />,
    RefundRequest: <lectern.RefundRequest orderId={courseId} />,
    OrderSummary: <lectern.OrderSummary summary={cartSummary([{ price: 499 }])} />,
    Pagination: <lectern.Pagination page={1} pages={3} onPageChange={nothing} />,
    JsonLd: <lectern.JsonLd data={{ '@type': 'Course', name: 'Bicycle Repair' }} />,
    DiscountCodes: <lectern.DiscountCodes />,
    Earnings: <lectern.Earnings />,
    Payouts: <lectern.Payouts />,
    Documents: <lectern.Documents />,
    MailOutbox: <lectern.MailOutbox />,
    ServerStatus: <lectern.ServerStatus />,
    AuditTrail: <lectern.AuditTrail />,
    SupportDesk: <lectern.SupportDesk />,
    PartnerManager: <lectern.PartnerManager />,
    PartnerReport: <lectern.PartnerReport />,
    PartnerWebhook: <lectern.PartnerWebhook />,
    ThemeEditor: <lectern.ThemeEditor defaultValue={{ primary: '#ffd400' }} />,
    PasswordField: <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />,
    Preferences: <lectern.Preferences />,
    Price: <lectern.Price text="₹499.00" />,
    ProfileEditor: <lectern.ProfileEditor />,
    ProfileTabs: <lectern.ProfileTabs />,
    ProgressBar: <lectern.ProgressBar percent={40} label="Progress" text="40%" />,
    QuizCreator: <lectern.QuizCreator lectureId={courseId} />,
    QuizRunner: <lectern.QuizRunner quizId={courseId} />,
    WaitingSubmissions: <lectern.WaitingSubmissions />,
    RequireCapability: <lectern.RequireCapability onRefuse={nothing}>Only for some</lectern.RequireCapability>,
    ReviewForm: <lectern.ReviewForm courseId={courseId} />,
    RichTextEditor: <RichTextEditor label="Text" name="text" defaultValue="<p>A text</p>" />,
    SecurityForm: <lectern.SecurityForm />,
    SelectField: <SelectField label="Level" options={[{ value: 'a', label: 'A' }]} />,
    SignIn: <lectern.SignIn />,
    SignUp: <lectern.SignUp />,
    Skeleton: <lectern.Skeleton />,
    Stars: <lectern.Stars value={4.5} label="4.5 out of 5" />,
    SupportForm: <lectern.SupportForm />,
    Tabs: <Tabs label="Parts" tabs={[{ id: 'a', label: 'A', panel: 'First' }]} />,
    TextArea: <TextArea label="Comment" />,
    TextLecture: <lectern.TextLecture html="<p>Read this.</p>" />,
    VideoFrame: (
      <Frame
        title="A film"
        source={{ kind: 'vimeo', id: '76979871', embedUrl: 'https://player.vimeo.com/video/76979871' }}
      />
    ),
    Wishlist: <lectern.Wishlist />,
    WishlistLink: <lectern.WishlistLink />,
  };
}

/** Parts that components above already contain: part → component. */
export const partOf: Record<string, string> = {
  AuthoredCourseCard: 'InstructorDashboard',
  CategoryManagerRow: 'CategoryManager',
  PartnerManagerRow: 'PartnerManager',
  ContentWarnings: 'ContentManager',
  GradeForm: 'Grading',
  InstructorCard: 'InstructorProfile',
  LectureDialog: 'ContentManager',
  LecternProvider: 'the page',
  NoticeDialog: 'LecternProvider',
  NotificationItem: 'NotificationBell',
  Prefetched: 'the page',
  QuizDialog: 'ContentManager',
  QuizResults: 'CourseLearners',
  RelatedCourses: 'CourseDetail',
  ReviewQuote: 'InstructorProfile',
  RequireAdmin: 'AdminDashboard',
  SectionDialog: 'ContentManager',
  SubmittedWork: 'Grading',
  WishlistToggleButton: 'CourseCard',
  WorkGallery: 'CourseDetail',
};

/** The dotted parts of all roots, such as `CourseCard.Title`. */
const dottedParts = new Set(
  Object.values(lectern)
    .filter((value) => typeof value === 'object' || typeof value === 'function')
    .flatMap((root) => Object.entries(root))
    .flatMap(([name, part]) => (/^[A-Z]/.test(name) ? [part] : [])),
);

/** Names of the components that the package exports, without the dotted parts of a root. */
export const componentNames = (): string[] =>
  Object.entries({ ...lectern, RichTextEditor })
    .filter(([name, value]) => /^[A-Z]/.test(name) && !dottedParts.has(value))
    .map(([name]) => name);
