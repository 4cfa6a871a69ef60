import { createContext } from 'react';

/** Whether the browser stores what the frame stores; else a sign-in lasts as long as the page. */
export const PersistenceContext = createContext(true);
