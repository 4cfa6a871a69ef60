import { AccountMenu, CourseSearchBox, Navbar } from '@lectern/react';

export function Example() {
  return (
    <Navbar
      logo={<a href="/">Weather School</a>}
      links={[{ label: 'Courses', href: '/courses' }]}
      currentPath="/courses"
      search={<CourseSearchBox />}
      accountMenu={<AccountMenu />}
    />
  );
}
