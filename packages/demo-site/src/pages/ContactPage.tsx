import '@lectern/react/styles/faq-accordion.css';
import '../styles/content.css';
import { ContactForm, FaqAccordion, useLectern } from '@lectern/react';
import { promiseWords } from '@lectern/sdk/words';
import { heads } from '../content/heads.ts';
import { contactQuestions } from '../content/help.ts';
import { useHead } from '../head/useHead.ts';
import { Intro } from '../layout/Intro.tsx';

/** §2, contact. */
export function ContactPage() {
  const { t, Link } = useLectern('ContactPage', promiseWords);
  useHead(heads.contact);
  return (
    <>
      <Intro title="Contact Us" lead={`${t('promise.response')} ${t('promise.hours')}`} picture="/pages/contact.svg">
        <Link href="/help?tab=contact" className="lectern-button" data-variant="secondary">
          {t('promise.write')}
        </Link>
      </Intro>
      <div className="site-contact">
        <section>
          <h2>Send us a message</h2>
          <ContactForm />
          <p className="lectern-without-script">
            This form needs JavaScript. The questions on this page and in <a href="/help">Help</a> can be read without
            it.
          </p>
        </section>
        <section>
          <h2>Frequently asked questions</h2>
          <FaqAccordion items={contactQuestions} />
        </section>
      </div>
    </>
  );
}
