import { Button } from '@lectern/react';

export function Example({ isSaving, save }: { isSaving: boolean; save: () => void }) {
  return (
    <Button variant="primary" isBusy={isSaving} busyLabel="Saving..." onClick={save}>
      Save Changes
    </Button>
  );
}
