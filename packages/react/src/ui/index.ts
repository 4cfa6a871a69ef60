/** Pieces without data. */

export { Avatar, type AvatarProps } from './Avatar.tsx';
export { Button, type ButtonProps } from './Button.tsx';
export type { OpenProps } from './behaviors/useOpenState.ts';
export { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { EmptyNote, type EmptyNoteProps } from './EmptyNote.tsx';
export { ErrorNote, type ErrorNoteProps } from './ErrorNote.tsx';
export { Field, type FieldProps } from './Field.tsx';
export type { HeadingLevel } from './heading.ts';
export { Icon, type IconShape } from './Icon.tsx';
export { icons } from './iconSet.ts';
export { JsonLd, type JsonLdProps } from './JsonLd.tsx';
export { LoadingStatus, type LoadingStatusProps } from './LoadingStatus.tsx';
export { NoAccess, type NoAccessProps } from './NoAccess.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Price, type PriceProps } from './Price.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { Stars, type StarsProps } from './Stars.tsx';
export { type Tab, Tabs, type TabsProps } from './Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
