/** The footer and its newsletter form. */
export const footerWords = {
  'footer.categories': 'Categories',
  'footer.company': 'Lectern',
  'footer.support': 'Support',
  'footer.category.technology': 'Technology',
  'footer.category.business': 'Business',
  'footer.category.design': 'Design',
  'footer.category.data-science': 'Data Science',
  'footer.category.personal-development': 'Personal Development',
  'footer.about': 'About',
  'footer.careers': 'Careers',
  'footer.blog': 'Blog',
  'footer.contact': 'Contact',
  'footer.partners': 'For partners',
  'footer.help': 'Help',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms',
  'footer.more': 'More links',

  'newsletter.title': 'Newsletter',
  'newsletter.text': 'New courses and one good article, at most once a month.',
  'newsletter.email': 'Your email',
  'newsletter.submit': 'Subscribe',
  'newsletter.submitting': 'Subscribing...',

  'notice.newsletterDone.title': 'Subscribed!',
  'notice.newsletterDone.text': "We'll email you at most once a month.",
};
