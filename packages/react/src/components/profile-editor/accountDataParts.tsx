import { accountWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { definePart } from '../../ui/definePart.tsx';
import { useAccountDataContext } from './context.ts';

/** The heading. */
export const AccountDataTitle = definePart('AccountDataTitle', 'h2', 'lectern-account-data-title', (name) => {
  useAccountDataContext(name);
  const { t } = useLectern(name, accountWords);
  return { children: t('accountData.title') };
});

/** What the copy has, and the button that downloads it. */
export const AccountDataDownload = definePart('AccountDataDownload', 'div', 'lectern-account-data-row', (name) => {
  const { askToDownload, isDownloaded } = useAccountDataContext(name);
  const { t } = useLectern(name, accountWords);
  return {
    children: (
      <>
        <p>{t('accountData.exportNote')}</p>
        <Button onClick={askToDownload}>{t('accountData.export')}</Button>
        <p role="status" className="lectern-profile-editor-status">
          {isDownloaded && t('accountData.exported')}
        </p>
      </>
    ),
  };
});

/** The button that asks whether to delete the account. */
export const AccountDataRemove = definePart('AccountDataRemove', 'div', 'lectern-account-data-row', (name) => {
  const { askToRemove } = useAccountDataContext(name);
  const { t } = useLectern(name, accountWords);
  return {
    children: (
      <>
        <p>{t('accountData.deleteNote')}</p>
        <Button variant="danger" onClick={askToRemove}>
          {t('accountData.delete')}
        </Button>
      </>
    ),
  };
});
