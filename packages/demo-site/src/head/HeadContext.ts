import { createContext } from 'react';
import type { Head } from './writeHead.ts';

/** Takes the head of a page that is rendered on a server, where there is no document. */
export const HeadContext = createContext<((head: Head) => void) | undefined>(undefined);
