import type { HostPage } from '../hostPage.ts';
import { restricted } from './browsers.ts';
import { happening } from './moments.ts';
import { scripted } from './scripts.ts';
import { styled } from './styles.ts';

/** A page that does nothing; the others are compared with it. */
export const blank: HostPage = { title: 'A blank page' };

/** Every page of the scorecard, in its order. */
export const hostPages: HostPage[] = [...restricted, ...styled, ...scripted, ...happening()];
