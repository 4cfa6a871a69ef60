import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { type ComponentType, cloneElement, createRef, type ReactElement, type RefObject } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LecternProvider } from '../provider/LecternProvider.tsx';
import { type Rendered, type RenderOptions, renderWithMarketplace } from './renderWithMarketplace.tsx';

type AnyProps = Record<string, unknown>;

/** What a component needs around it to show itself. */
export interface Setup extends Omit<RenderOptions, 'as'> {
  /** Who is there. @default 'learner' */
  as?: NonNullable<RenderOptions['as']> | 'visitor';
  /** Props beside those of the case. */
  props?: AnyProps;
  /** What has to be around it. */
  around?: (element: ReactElement) => ReactElement;
  /** Props of the part. */
  partProps?: AnyProps;
  /** Changes the marketplace after the first render, such as its cart. */
  arrange?: (rendered: Rendered) => unknown;
}

export interface ComponentCase {
  name: string;
  /** As a page would write it. */
  element: ReactElement<AnyProps>;
  /** The parts of the component by their short names. */
  parts: Record<string, ComponentType<AnyProps>>;
  /** Of the component by its name, and of a part by `Component.Part`. */
  setups: Record<string, Setup>;
  /** Whether its root tells its state by `data-state`. */
  hasStates: boolean;
  /** Whether it is a field: its control takes the ref and native props, its frame the class. */
  isField: boolean;
}

const ID = 'conformance';

/** What a caller passes to any root or part. */
function callerProps() {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const ref = createRef<Element>();
  return { ref, onClick, props: { ref, id: ID, className: 'from-caller', 'data-testid': ID, onClick } };
}

/**
 * One element has the caller's ref, attributes and class, the latter after a class of its own. A field's class is on the
 * frame around the control.
 */
function expectConformance(ref: RefObject<Element | null>, isField = false) {
  expect(ref.current, 'rendered nothing: `setups` of tests/conformance has what it needs').toBeInstanceOf(Element);
  expect(screen.getAllByTestId(ID), 'data attribute').toEqual([ref.current]);
  expect(ref.current?.id, 'id').toBe(ID);
  const styled = isField ? ref.current?.closest('.lectern-field') : ref.current;
  const classes = [...(styled?.classList ?? [])];
  expect(classes[0], 'own class').toMatch(/^lectern-/);
  expect(classes.at(-1), 'className').toBe('from-caller');
}

/** The caller's element in place of the usual one. */
function rendered() {
  const ref = createRef<Element>();
  const own = createRef<HTMLElement>();
  return {
    props: { id: ID, className: 'from-caller', ref, render: <b ref={own} className="from-render" /> },
    expectIt() {
      expect(own.current?.tagName, 'element of render').toBe('B');
      expect(ref.current, 'ref').toBe(own.current);
      expect(own.current?.id, 'id').toBe(ID);
      // A field's class is on its frame.
      const styled = [own.current, own.current?.closest('.lectern-field')];
      const classes = styled.flatMap((element) => [...(element?.classList ?? [])]);
      expect(classes).toEqual(expect.arrayContaining(['from-caller', 'from-render']));
    },
  };
}

/** What axe sees without a layout; stories are checked for the rest in a browser. */
async function expectAccessible(element: Element) {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

const stateOf = (ref: RefObject<Element | null>) => ref.current?.getAttribute('data-state');

/** The contract of every public component (docs/widgets.md): a test of its root, two of each of its parts. */
export function describeComponent({ name, element, parts, setups, hasStates, isField }: ComponentCase) {
  async function renderCase(of: string, props: AnyProps, children?: ReactElement) {
    const setup: Setup = { ...setups[name], ...setups[of] };
    const { arrange, around = (shown) => shown, props: more, partProps: _, as = 'learner', ...options } = setup;
    const all = { ...more, ...props, ...(children && { children }) };
    const shown = around(cloneElement(element, all));
    const rendered = renderWithMarketplace(shown, as === 'visitor' ? options : { ...options, as });
    await arrange?.(rendered);
    // What it caused is on the page.
    await act(async () => {});
    return rendered;
  }

  it(`${name} keeps the caller's ref, class and attributes in every state`, async () => {
    const { ref, onClick, props } = callerProps();
    const { unmount } = await renderCase(name, props);
    expectConformance(ref, isField);
    expect(ref.current?.hasAttribute('data-state'), 'data-state').toBe(hasStates);
    // A skeleton never loads.
    if (stateOf(ref) === 'loading' && !name.endsWith('Skeleton')) {
      await waitFor(() => expect(stateOf(ref)).not.toBe('loading'));
      expectConformance(ref);
    }
    await expectAccessible(ref.current as Element);
    fireEvent.click(ref.current as Element);
    expect(onClick, 'handler').toHaveBeenCalledTimes(1);
    unmount();
    expect(ref.current, 'ref after unmounting').toBeNull();
  });

  // An icon is an element of SVG.
  if (name !== 'Icon') {
    it(`${name} renders the caller's element in place of its root`, async () => {
      const { props, expectIt } = rendered();
      await renderCase(name, props);
      await waitFor(expectIt);
    });
  }

  it(`${name} keeps them while the session loads`, async () => {
    const { ref, props } = callerProps();
    const { stored, prepare } = setups[name] ?? {};
    const { marketplace } = renderWithMarketplace(cloneElement(element, { ...setups[name]?.props, ...props }), {
      ...(stored && { stored }),
      prepare(api) {
        prepare?.(api);
        api.fail('auth.signIn', { delay: 'infinite' });
      },
    });
    const signIn = marketplace.session.signIn({ email: 'admin@lectern.example', password: 'lectern-demo' });
    await act(async () => {});
    expect(marketplace.session.getState().isLoading).toBe(true);
    expectConformance(ref, isField);
    expect(ref.current?.hasAttribute('data-state'), 'data-state').toBe(hasStates);
    marketplace.destroy();
    await signIn.catch(() => {});
  });

  it(`${name} keeps them in the HTML of a server`, () => {
    const { props } = callerProps();
    const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', author });
    const place = document.createElement('div');
    place.innerHTML = renderToString(
      <LecternProvider marketplace={marketplace}>
        {cloneElement(element, { ...setups[name]?.props, ...props })}
      </LecternProvider>,
    );
    marketplace.destroy();
    const root = place.querySelector(`#${ID}[data-testid=${ID}]`);
    expect((isField ? root?.closest('.lectern-field') : root)?.classList).toContain('from-caller');
    expect(root?.hasAttribute('data-state'), 'data-state').toBe(hasStates);
  });

  for (const [part, Part] of Object.entries(parts)) {
    const id = `${name}.${part}`;

    it(`${id} is one element and runs the caller's handler first`, async () => {
      const { ref, onClick, props } = callerProps();
      const { sent, navigate, marketplace } = await renderCase(id, {}, <Part {...setups[id]?.partProps} {...props} />);
      await waitFor(() => expectConformance(ref));
      const requests = sent.length;
      fireEvent.click(ref.current as Element);
      await act(async () => {});
      expect(onClick, 'handler').toHaveBeenCalledTimes(1);
      // What a part loads by itself may still be on its way.
      expect(sent.slice(requests).filter((request) => !request.startsWith('GET '))).toEqual([]);
      expect(navigate).not.toHaveBeenCalled();
      expect(marketplace.notices.getState().isOpen).toBe(false);
    });

    it(`${id} renders the caller's element in place of its own`, async () => {
      const { props, expectIt } = rendered();
      await renderCase(id, {}, <Part {...setups[id]?.partProps} {...props} />);
      await waitFor(expectIt);
    });

    it(`${id} names its root where it is outside of it`, () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const error = errorOf(() => renderWithMarketplace(<Part {...setups[id]?.partProps} />));
      log.mockRestore();
      // A part that only arranges others needs no root.
      if (error) expect(String(error)).toMatch(new RegExp(`^Error: ${name}\\.?\\w+ must be inside <\\w+>\\.$`));
    });
  }
}

function errorOf(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}
