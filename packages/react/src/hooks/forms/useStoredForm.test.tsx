import { ValidationError } from '@lectern/sdk';
import type { Validator } from '@lectern/sdk/forms';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { Field } from '../../ui/Field.tsx';
import { useStoredForm } from './useStoredForm.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

withMockServer();

interface Values {
  title: string;
  note: string;
}
interface NoteFormProps {
  saved?: Values;
  submit?: (data: Values, key: () => string) => Promise<unknown>;
}
const validator: Validator<Values> = {
  safeParse: ({ title, note }: Values) =>
    title.length < 3
      ? { success: false, errors: [{ field: 'title', message: 'Too short.' }] }
      : { success: true, data: { title, note } },
};
const draftKey = 'draft__note';
const onLeave = vi.fn();

function NoteForm({ saved = { title: 'Weather', note: 'Dry' }, submit = async () => {} }: NoteFormProps) {
  const unsaved = useUnsavedChanges();
  const { formProps, field, isRestored, error } = useStoredForm({
    id: 'note',
    initialValues: saved,
    validator,
    unsaved,
    submit,
    onSuccess: () => {},
    failure: 'Failed to save section.',
  });
  return (
    <form {...formProps}>
      <Field {...field('title')} label="Title" />
      <Field {...field('note')} label="Note" />
      <p>{isRestored && 'Restored'}</p>
      <p>{error}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={() => unsaved.leave(onLeave)}>
        Leave
      </button>
    </form>
  );
}

const show = (props: NoteFormProps = {}, stored: Record<string, string> = {}) =>
  renderWithMarketplace(<NoteForm {...props} />, { stored });
const input = (label: string) => screen.getByLabelText(label);
const press = (name: string) => screen.getByRole('button', { name });

describe('useStoredForm', () => {
  it('stores the changed fields alone', async () => {
    const { user, marketplace } = show();
    await user.type(input('Title'), 's');
    expect(JSON.parse(marketplace.storage.get(draftKey) ?? '')).toEqual({ title: 'Weathers' });
  });

  it('restores them over values that changed elsewhere in the meantime', () => {
    show({ saved: { title: 'Weather', note: 'Wet' } }, { [draftKey]: '{"title":"Weathers"}' });
    expect(input('Title')).toHaveValue('Weathers');
    expect(input('Note')).toHaveValue('Wet');
    expect(screen.getByText('Restored')).toBeVisible();
  });

  it.each(['{"title":7}', '{"other":"x"}', '"text"', 'null', '{"title":'])('ignores %s in storage', (stored) => {
    show({}, { [draftKey]: stored });
    expect(input('Title')).toHaveValue('Weather');
    expect(screen.queryByText('Restored')).toBeNull();
  });

  it('has nothing to lose once a field is set back', async () => {
    const { user, marketplace } = show();
    await user.type(input('Title'), 's');
    await user.click(press('Leave'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onLeave).not.toHaveBeenCalled();
    await user.type(input('Title'), '{Backspace}');
    expect(marketplace.storage.get(draftKey)).toBeUndefined();
    await user.click(press('Leave'));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('asks about restored changes, and forgets them when they are discarded', async () => {
    onLeave.mockClear();
    const { user, marketplace } = show({}, { [draftKey]: '{"title":"Weathers"}' });
    await user.click(press('Leave'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(marketplace.storage.get(draftKey)).toBeUndefined();
  });

  it('uses one creation key until it has succeeded', async () => {
    const keys: string[] = [];
    const submit = vi.fn(async (_: Values, key: () => string) => {
      keys.push(key());
      if (keys.length === 1) throw new Error('The answer was lost.');
    });
    const { user, marketplace } = show({ submit });
    await user.type(input('Title'), 's');
    await user.click(press('Save'));
    await screen.findByText('Failed to save section.');
    expect(input('Title')).toHaveValue('Weathers');
    await user.click(press('Save'));
    await waitFor(() => expect(marketplace.storage.get(draftKey)).toBeUndefined());
    await user.click(press('Save'));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('puts the focus on the first field that the rule or the server refuses', async () => {
    const error = new ValidationError('No.', { fields: [{ field: 'note', message: 'Already used.' }] });
    const { user } = show({ submit: () => Promise.reject(error) });
    await user.clear(input('Title'));
    await user.click(press('Save'));
    expect(input('Title')).toHaveFocus();
    expect(input('Title')).toHaveAccessibleDescription('Too short.');
    await user.type(input('Title'), 'Rain');
    await user.click(press('Save'));
    await waitFor(() => expect(input('Note')).toHaveFocus());
    expect(input('Note')).toHaveAccessibleDescription('Already used.');
  });
});
