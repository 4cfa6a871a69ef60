import { ContactForm } from '@lectern/react';

export function Example() {
  return (
    <ContactForm>
      <ContactForm.Person />
      <ContactForm.Message />
      <ContactForm.SubmitButton />
    </ContactForm>
  );
}
