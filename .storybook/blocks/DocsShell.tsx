import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { themes } from 'storybook/theming';
import { readSettings } from '../../packages/react/src/testing/settings.ts';
import './docs.css';

type Globals = Record<string, unknown>;
type Channel = DocsContainerProps['context']['channel'];

/** The toolbar's settings now. */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [known] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as { globals?: Globals }[];
    return known?.globals ?? {};
  });
  useEffect(() => {
    const change = (payload: { globals: Globals }) => setGlobals(payload.globals);
    channel.on('globalsUpdated', change);
    return () => channel.off('globalsUpdated', change);
  }, [channel]);
  return globals;
}

/** What is around every docs page: the theme of the toolbar, for our part of the page and Storybook's. */
export function DocsShell({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = readSettings(useGlobals(context.channel));
  const shade = theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset.docsTheme = shade;
  }, [shade]);
  return (
    <DocsContainer context={context} theme={themes[shade]}>
      <div className="lectern-root docs-page sb-unstyled" data-lectern-theme={shade}>
        {children}
      </div>
    </DocsContainer>
  );
}
