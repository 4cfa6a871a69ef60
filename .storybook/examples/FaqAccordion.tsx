import { FaqAccordion } from '@lectern/react';

export function Example() {
  return (
    <FaqAccordion
      items={[
        { question: 'Can I learn offline?', answer: 'No, but your answers are kept.' },
        { question: 'Do I get a receipt?', answer: 'Yes, of each order.' },
      ]}
    />
  );
}
