import { type Course, createMarketplace, type Marketplace } from '@lectern/sdk';
import { createMockApi, type MockApi } from '@lectern/sdk/testing';
import { type ReactNode, useEffect, useState } from 'react';
import type { RichTextComponent } from '../provider/context.ts';
import { LecternProvider } from '../provider/LecternProvider.tsx';
import { memoryStorage } from './memoryStorage.ts';

export interface SceneOptions {
  /** The role of the signed-in user; a visitor without it. */
  as?: 'learner' | 'instructor' | 'admin';
  /** Scripts failures or changes the seed: every state of a story comes from the API, never from invented props. */
  prepare?: (api: MockApi) => void;
  /** What is in the cart, by place in the catalogue. */
  cart?: readonly number[];
  /** The host's editor of text lectures. */
  richText?: RichTextComponent;
}

/** A mock marketplace and the provider around a story's component. */
export function scene({ as, prepare, cart = [], richText }: SceneOptions = {}) {
  const api = createMockApi();
  prepare?.(api);
  const account = api.state.users.find((user) => user.role === as);
  const token = account && api.state.issueToken(account);
  return {
    parameters: { msw: { handlers: api.handlers } },
    decorators: [
      (Story: () => ReactNode, { globals }: { globals: { theme?: 'light' | 'dark' } }) => (
        <World token={token} cart={cart} richText={richText} theme={globals.theme ?? 'light'}>
          <Story />
        </World>
      ),
    ],
  };
}

interface WorldProps {
  token: string | undefined;
  cart: readonly number[];
  richText: RichTextComponent | undefined;
  theme: 'light' | 'dark';
  children: ReactNode;
}

function World({ token, cart, richText, theme, children }: WorldProps) {
  const [marketplace, setMarketplace] = useState<Marketplace>();
  useEffect(() => {
    const made = createMarketplace({ baseUrl: '/api', storage: memoryStorage(token ? { token } : {}) });
    let isGone = false;
    const open = async () => {
      if (cart.length > 0) {
        const { courses } = await made.courses.search({ limit: 50 });
        for (const place of cart) made.cart.add(courses[place] as Course);
      }
      if (!isGone) setMarketplace(made);
    };
    // The story may be closed before its cart is filled.
    open().catch((error) => {
      if (!isGone) throw error;
    });
    return () => {
      isGone = true;
      made.destroy();
    };
  }, [token, cart]);
  useEffect(() => marketplace?.theme.set(theme), [marketplace, theme]);
  if (!marketplace) return null;
  return (
    <LecternProvider marketplace={marketplace} navigate={() => {}} {...(richText ? { richText } : {})}>
      <main className="lectern-story">{children}</main>
    </LecternProvider>
  );
}
