import '@lectern/react/styles/faq-accordion.css';
import '../styles/content.css';
import { ContactForm, FaqAccordion, useLectern } from '@lectern/react';
import { promiseWords } from '@lectern/sdk/words';
import { heads } from '../content/heads.ts';
import { contact, contactQuestions, help } from '../content/help.ts';
import { links } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';
import { Intro } from '../layout/Intro.tsx';

/** §2, contact. */
export function ContactPage() {
  const { t, Link } = useLectern('ContactPage', promiseWords);
  useHead(heads.contact);
  return (
    <>
      <Intro title={links.contact} lead={`${t('promise.response')} ${t('promise.hours')}`} picture="/pages/contact.svg">
        <Link href="/help?tab=contact" className="lectern-button" data-variant="secondary">
          {t('promise.write')}
        </Link>
      </Intro>
      <div className="site-contact">
        <section>
          <h2>{contact.form}</h2>
          <ContactForm />
          <p className="lectern-without-script">
            {contact.noScript[0]}
            <a href="/help">{help.label}</a>
            {contact.noScript[1]}
          </p>
        </section>
        <section>
          <h2>{contact.questions}</h2>
          <FaqAccordion items={contactQuestions} />
        </section>
      </div>
    </>
  );
}
