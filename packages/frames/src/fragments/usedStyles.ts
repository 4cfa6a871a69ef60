/** What a sheet has of the components' looks. A test compares it with the fragments that have the sheet. */
export interface UsedStyles {
  /** The classes that the fragments have and that have looks. */
  classes: ReadonlySet<string>;
  /** The attributes by which the looks differ there. Rules for others, such as busy buttons, are left out. */
  attributes: ReadonlySet<string>;
}

/** Of cards, lists and buttons. */
export const fragmentStyles: UsedStyles = {
  classes: new Set([
    'lectern-root',
    'lectern-visually-hidden',
    'lectern-icon',
    'lectern-button',
    'lectern-button-labels',
    'lectern-icon-button',
    'lectern-price',
    'lectern-stars',
    'lectern-stars-empty',
    'lectern-stars-filled',
    'lectern-badge',
    'lectern-input',
    'lectern-empty-note',
    'lectern-empty-note-message',
    'lectern-course-grid',
    'lectern-course-grid-item',
    'lectern-course-list',
    'lectern-pagination',
    'lectern-course-search',
    'lectern-wishlist-toggle',
    'lectern-course-card',
    'lectern-course-card-cover',
    'lectern-course-card-image',
    'lectern-course-card-category',
    'lectern-course-card-enroll',
    'lectern-course-card-wishlist',
    'lectern-course-card-body',
    'lectern-course-card-title',
    'lectern-course-card-instructor',
    'lectern-course-card-description',
    'lectern-course-card-rating',
    'lectern-course-card-footer',
    'lectern-course-card-price',
  ]),
  attributes: new Set([
    '[class]',
    '[data-size=small]',
    '[data-variant=primary]',
    '[data-variant=secondary]',
    '[data-variant=quiet]',
    '[data-free]',
    '[data-kind=bestseller]',
    '[data-directional]',
    '[aria-pressed=true]',
  ]),
};

/** Of a certificate. */
export const certificateStyles: UsedStyles = {
  classes: new Set([
    'lectern-root',
    'lectern-icon',
    'lectern-button',
    'lectern-certificate',
    'lectern-certificate-sheet',
    'lectern-certificate-statement',
    'lectern-certificate-issuer',
    'lectern-certificate-kind',
    'lectern-certificate-learner',
    'lectern-certificate-course',
    'lectern-certificate-code',
    'lectern-certificate-facts',
    'lectern-certificate-seal',
    'lectern-certificate-status',
  ]),
  attributes: new Set(['[class]', '[data-variant=secondary]', '[data-status=revoked]']),
};

/** Of lessons: a page of cards shouldn't load the looks of a text. */
export const lessonStyles: UsedStyles = {
  classes: new Set([
    'lectern-root',
    'lectern-icon',
    'lectern-button',
    'lectern-prose',
    'lectern-lecture-sample',
    'lectern-lecture-sample-title',
    'lectern-lecture-sample-kind',
    'lectern-lecture-sample-badge',
    'lectern-lecture-sample-text',
    'lectern-lecture-sample-next',
  ]),
  attributes: new Set(['[class]', '[data-variant=primary]', '[data-variant=secondary]']),
};
