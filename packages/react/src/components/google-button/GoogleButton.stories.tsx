import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { GoogleButton } from './index.ts';

const meta: Meta<typeof GoogleButton> = { title: 'Session/GoogleButton', component: GoogleButton };
export default meta;
type Story = StoryObj<typeof GoogleButton>;

export const SigningIn: Story = scene();
export const SigningUp: Story = { ...scene(), args: { purpose: 'signUp' } };
