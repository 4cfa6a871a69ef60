import {
  Button,
  ContactForm,
  CourseCard,
  CoursePlayer,
  Dialog,
  LecternProvider,
  QuizRunner,
  ThemeEditor,
  useLectern,
} from '@lectern/react';
import { seedIds } from '@lectern/sdk/testing';
import { readThemeDesign, type ThemeDesign, writeThemeCss } from '@lectern/sdk/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { page, statesOf } from '../../packages/react/src/testing/states.tsx';
import './themeWorkshop.css';

/** A design as Storybook can write it into an address: texts of letters, digits, spaces, "-" and "_", and colors. */
type Args = Omit<ThemeDesign, 'font'> & { font?: readonly string[] | undefined };

const designOf = ({ font, ...rest }: Args): ThemeDesign =>
  readThemeDesign({ ...rest, ...(Array.isArray(font) ? { font: font.join(', ') } : {}) });
const axes = ['primary', 'primaryDark', 'neutral', 'radius', 'scale', 'density'] as const;

/** A change that the address has: what is left out of the design has to be named, too. */
const argsOf = (design: ThemeDesign): Args => ({
  ...Object.fromEntries(axes.map((axis) => [axis, design[axis]])),
  font: design.font?.split(', '),
});

function Workshop({ initial, onChange }: { initial: ThemeDesign; onChange: (design: ThemeDesign) => void }) {
  const [design, setDesign] = useState(initial);
  const change = (next: ThemeDesign) => {
    setDesign(next);
    onChange(next);
  };
  return (
    <ThemeEditor value={design} onValueChange={change} className="theme-workshop">
      <h1>Theme workshop</h1>
      <p>
        Choose a few things and look at them in both themes. No choice falls below WCAG AA: a color that would is
        replaced by the nearest one that holds. The address of this page has your design, so you can share it.
      </p>
      <ThemeEditor.Choices />
      <ThemeEditor.Contrasts />
      <style>{writeThemeCss(design, '.designed')}</style>
      <div className="theme-workshop-live">
        <Live theme="light" />
        <Live theme="dark" />
      </div>
      <ThemeEditor.Code />
    </ThemeEditor>
  );
}

/** The components that a theme changes most, with the code that the editor writes. */
function Live({ theme }: { theme: 'light' | 'dark' }) {
  const { marketplace, queryClient } = useLectern('Live');
  return (
    <LecternProvider
      marketplace={marketplace}
      queryClient={queryClient}
      navigate={() => {}}
      theme={theme}
      hasNoticeDialog={false}
      className="designed theme-workshop-theme"
    >
      <h2>{theme === 'light' ? 'Light theme' : 'Dark theme'}</h2>
      <div className="theme-workshop-row">
        <Button variant="primary">Enroll Now</Button>
        <Button>Preview</Button>
        <Button variant="quiet">Show all</Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Not yet</Button>
        <OpensDialog />
      </div>
      <CourseCard courseId={seedIds.courses.bicycleRepair} />
      <CoursePlayer courseId={seedIds.courses.weatherMaps}>
        <CoursePlayer.Bar />
      </CoursePlayer>
      <QuizRunner quizId={seedIds.quizzes.weatherMaps} />
      <ContactForm />
    </LecternProvider>
  );
}

function OpensDialog() {
  const { portal } = useLectern('OpensDialog');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Delete this section?"
        description="Its three lectures go with it."
        closeLabel="Close"
        container={portal}
      >
        <Button variant="destructive" onClick={() => setIsOpen(false)}>
          Delete
        </Button>
      </Dialog>
    </>
  );
}

const meta: Meta<Args> = {
  title: 'Foundations/Theme workshop',
  parameters: { ...page({ frame: 'page' }), controls: { disable: true } },
  argTypes: {
    ...Object.fromEntries(axes.map((axis) => [axis, { type: 'string' }])),
    font: { type: { name: 'array', value: { name: 'string' } } },
  },
  render: function Render() {
    const [args, updateArgs] = useArgs<Args>();
    return <Workshop initial={designOf(args)} onChange={(design) => updateArgs(argsOf(design))} />;
  },
};
export default meta;
const { ready } = statesOf(meta, { as: 'learner' });

export const ThemeWorkshop: StoryObj<Args> = {
  ...ready('themeEditor.primary', { isAlone: true }),
  name: 'Theme workshop',
};

/** A test: on the page itself it would change the design of a shared address. */
export const NearestColor: StoryObj<Args> = {
  ...ready(['themeEditor.step.react', { selector: '.lectern-root' }], {
    isAlone: true,
    async act({ type, press, canvas }) {
      await type('themeEditor.primary', '#ffd400');
      await press('Use #a58900');
      const [light] = canvas.getAllByRole('button', { name: 'Enroll Now' });
      // Colors of buttons change in a transition.
      await waitFor(() => expect(light && getComputedStyle(light).backgroundColor).toBe('rgb(165, 137, 0)'));
    },
  }),
  tags: ['!dev'],
};
