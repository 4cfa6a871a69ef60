import '@lectern/react/styles/faq-accordion.css';
import '../styles/content.css';
import { ContactForm, FaqAccordion, useLectern } from '@lectern/react';
import { promiseWords } from '@lectern/sdk/words';
import { heads } from '../content/heads.ts';
import { contact, contactQuestions, help } from '../content/help.ts';
import { links } from '../content/site.ts';
import { useHead } from '../head/useHead.ts';

/** §2, contact. */
export function ContactPage() {
  const { t } = useLectern('ContactPage', promiseWords);
  useHead(heads.contact);
  return (
    <div className="site-contact">
      <div>
        <header>
          <h1>{links.contact}</h1>
          <p>
            <span>{t('promise.response')}</span> <span>{t('promise.hours')}</span>
          </p>
        </header>
        <section>
          <h2>{contact.form}</h2>
          <ContactForm />
          <p className="lectern-without-script">
            {contact.noScript[0]}
            <a href="/help">{help.label}</a>
            {contact.noScript[1]}
          </p>
        </section>
      </div>
      <div>
        <img src="/pages/contact.svg" alt="" width={640} height={400} />
        <section>
          <h2>{contact.questions}</h2>
          <FaqAccordion items={contactQuestions} />
        </section>
      </div>
    </div>
  );
}
