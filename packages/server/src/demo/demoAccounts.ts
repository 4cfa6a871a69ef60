/** Who can sign in to the demo, all with the same password. */
export const demoPassword = 'lectern-demo';

export const demoAccounts = [
  { email: 'learner@lectern.example', role: 'learner', firstName: 'Leela', lastName: 'Rao' },
  // The same person as the first instructor of the seed: her courses are there to be edited.
  {
    email: 'instructor@lectern.example',
    role: 'instructor',
    instructor: 'asha-menon',
    firstName: 'Asha',
    lastName: 'Menon',
  },
  { email: 'admin@lectern.example', role: 'admin', firstName: 'Arun', lastName: 'Iyer' },
] as const;
