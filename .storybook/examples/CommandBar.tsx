import { CommandBar } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Go to...
      </button>
      <CommandBar open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
