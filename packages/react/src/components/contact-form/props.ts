import type { StoredForm } from '../../hooks/forms/useStoredForm.ts';
import type { RootProps } from '../../ui/definePart.tsx';

// In a file of their own, by name: declarations would otherwise spell out every attribute in each place.
export interface MessageFormProps<OwnForm extends Pick<StoredForm<object>, 'formProps' | 'isSaving'>>
  extends RootProps<'form'> {
  form: OwnForm;
}

/** The native props of a part, which arranges its content itself. */
export interface MessagePartProps extends Omit<RootProps<'div'>, 'children'> {}
