import { createMarketplace } from '@lectern/sdk';
import { createMockApi } from '@lectern/sdk/testing';
import { render } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { CourseForm } from '../components/course-form/index.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { LecternProvider } from './LecternProvider.tsx';

const baseUrl = 'http://lectern.test/api';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

it('a widget for instructors says what to pass to a client without their calls', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { state } = createMockApi({ baseUrl });
  const instructor = state.users.find(({ role }) => role === 'instructor');
  if (!instructor) throw new Error('The seed has no instructor.');
  const marketplace = createMarketplace({ baseUrl, storage: memoryStorage({ token: state.issueToken(instructor) }) });
  const { container } = render(
    <LecternProvider marketplace={marketplace}>
      <Boundary>
        <CourseForm />
      </Boundary>
    </LecternProvider>,
  );
  expect(container).toHaveTextContent(
    "useCourseForm needs the calls of instructors and admins. Pass them to the client: import { author } from '@lectern/sdk/author', then createMarketplace({ baseUrl, author }).",
  );
  marketplace.destroy();
  vi.restoreAllMocks();
});
