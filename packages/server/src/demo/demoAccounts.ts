/** Accounts for signing in to the demo, all with the same password. */
export const demoPassword = 'lectern-demo';

export const demoAccounts = [
  { email: 'learner@lectern.example', role: 'learner', firstName: 'Leela', lastName: 'Rao' },
  // The first instructor of the seed, so that there are courses to edit.
  {
    email: 'instructor@lectern.example',
    role: 'instructor',
    instructor: 'asha-menon',
    firstName: 'Asha',
    lastName: 'Menon',
  },
  { email: 'admin@lectern.example', role: 'admin', firstName: 'Arun', lastName: 'Iyer' },
] as const;
