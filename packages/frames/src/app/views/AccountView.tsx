import '@lectern/react/styles/learner-dashboard.css';
import '@lectern/react/styles/orders.css';
import {
  Avatar,
  Button,
  LearnerDashboard,
  OrderHistory,
  useEnrolledCourses,
  useLectern,
  useSession,
} from '@lectern/react';
import { accountMenuWords, frameWords, orderWords } from '@lectern/sdk/words';
import { useFrame } from '../FrameContext.ts';
import { SignedInOnly } from '../SignedInOnly.tsx';

/** The learner's courses and purchases, and signing out. */
export default function AccountView() {
  const { t } = useLectern('AccountView', frameWords);
  return (
    <SignedInOnly reason={t('frame.signIn.account')}>
      <Account />
    </SignedInOnly>
  );
}

function Account() {
  const frame = useFrame();
  const { marketplace, t, Link, paths } = useLectern('AccountView', accountMenuWords, frameWords, orderWords);
  const { user } = useSession();
  const { data: courses } = useEnrolledCourses();
  const signOut = () => {
    marketplace.session.signOut({ notify: false });
    frame.close();
  };
  return (
    <div className="frame-sections">
      <div className="frame-person">
        {user && <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.profilePicture} />}
        <p>
          <strong dir="auto">
            {user?.firstName} {user?.lastName}
          </strong>
          <span>{user?.email}</span>
        </p>
        <Button onClick={signOut}>{t('session.signOut')}</Button>
      </div>
      {courses?.length === 0 ? (
        <p className="frame-note">{t('frame.noCourses')}</p>
      ) : (
        <LearnerDashboard>
          <LearnerDashboard.Next />
          <LearnerDashboard.Courses />
        </LearnerDashboard>
      )}
      <section>
        <h2>{t('orders.title')}</h2>
        <OrderHistory />
      </section>
      <p className="frame-note">
        <Link href={paths.profile}>{t('frame.profile')}</Link>
      </p>
    </div>
  );
}
