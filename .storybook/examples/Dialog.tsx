import { Button, Dialog } from '@lectern/react';
import { useState } from 'react';

/** `container` is an element inside a `.lectern-root`. */
export function Example({ container }: { container: HTMLElement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog title="Rename the section" closeLabel="Close" container={container} open={isOpen} onOpenChange={setOpen}>
        <div className="lectern-dialog-actions">
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary">Save Changes</Button>
        </div>
      </Dialog>
    </>
  );
}
