import type { Partner } from '@lectern/sdk';
import { partnerWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Field } from '../../ui/Field.tsx';
import * as icons from '../../ui/icons.ts';
import { Pagination } from '../course-list/index.ts';
import { usePartnerManagerContext } from './context.ts';
import { PartnerManagerRow } from './PartnerManagerRow.tsx';

/** The title, and what a partner is. */
export const PartnerManagerHeader = definePart(
  'PartnerManagerHeader',
  'header',
  'lectern-partner-manager-header',
  (name) => {
    const { t } = useLectern(name, partnerWords);
    return {
      children: (
        <>
          <h1>{t('partners.title')}</h1>
          <p>{t('partners.text')}</p>
        </>
      ),
    };
  },
);

/** Announces the last change. */
export const PartnerManagerStatus = definePart(
  'PartnerManagerStatus',
  'p',
  'lectern-partner-manager-status',
  (name) => {
    const { news } = usePartnerManagerContext(name);
    return { role: 'status', children: news };
  },
);

/** How many partners are shown at once. */
const PARTNERS_PER_PAGE = 8;

/** Whether a partner has these words in what its row shows. */
const isFound = ({ name, key, testKey, origins, ownerEmail }: Partner, words: string) =>
  [name, key, testKey ?? '', ownerEmail ?? '', ...origins].join(' ').toLowerCase().includes(words.trim().toLowerCase());

/** The partners, page by page, each with its actions, or a note that there are none. */
export const PartnerManagerList = definePart(
  'PartnerManagerList',
  'div',
  'lectern-partner-manager-partners',
  (name) => {
    const { t } = useLectern(name, partnerWords);
    const { partners = [] } = usePartnerManagerContext(name);
    const [words, setWords] = useState('');
    const [page, setPage] = useState(1);
    const found = partners.filter((partner) => isFound(partner, words));
    const pages = Math.max(1, Math.ceil(found.length / PARTNERS_PER_PAGE));
    // Fewer may be left than when the page was chosen.
    const shown = Math.min(page, pages);
    return {
      children:
        partners.length === 0 ? (
          <EmptyNote message={t('partners.empty')} icon={icons.user} />
        ) : (
          <>
            {partners.length > PARTNERS_PER_PAGE && (
              <Field
                type="search"
                label={t('partners.find')}
                value={words}
                onChange={(event) => {
                  setWords(event.target.value);
                  setPage(1);
                }}
              />
            )}
            {found.length === 0 ? (
              <EmptyNote message={t('partners.noneFound')} icon={icons.user} />
            ) : (
              <ul className="lectern-partner-manager-list" aria-label={t('partners.list')}>
                {found.slice((shown - 1) * PARTNERS_PER_PAGE, shown * PARTNERS_PER_PAGE).map((partner) => (
                  <li key={partner._id}>
                    <PartnerManagerRow partner={partner} />
                  </li>
                ))}
              </ul>
            )}
            <Pagination page={shown} pages={pages} onPageChange={setPage} />
          </>
        ),
    };
  },
);
