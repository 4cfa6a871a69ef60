import { profileWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { PartElement, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

interface SavedStatusProps extends Omit<RootProps<'p'>, 'children'> {
  isSaved: boolean;
}

/** A live region that says that settings are saved. */
export const SavedStatus = forwardRef<HTMLParagraphElement, SavedStatusProps>(function SavedStatus(
  { isSaved, className, ...props },
  ref,
) {
  const { t } = useLectern('SavedStatus', profileWords);
  return (
    <PartElement of="p" ref={ref} role="status" {...props} className={cx('lectern-profile-editor-status', className)}>
      {isSaved && (
        <>
          <Icon shape={icons.check} />
          {t('preferences.saved')}
        </>
      )}
    </PartElement>
  );
});
