import { useSession, useSignInWindow } from '@lectern/react';

export function OwnSignIn() {
  const { user } = useSession();
  const { open, isOpen, cancel, message } = useSignInWindow();
  if (user) return <p>Signed in as {user.firstName}</p>;
  return (
    <>
      {/* Nothing is awaited before: browsers open a window only while a press is handled. */}
      <button type="button" onClick={() => void open()}>
        Sign in
      </button>
      {isOpen && (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      )}
      {message && <p role="alert">{message}</p>}
    </>
  );
}
