/**
 * The placeholder for a course without a picture (§3, §8): an open book on a plain background. A data URI needs no
 * request and can't fail.
 */
export const placeholderImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#E4D9C4"/><circle cx="520" cy="70" r="120" fill="#F3F1EB"/><path d="M320 130c-44-26-96-30-150-18v132c54-12 106-8 150 18z" fill="#1B3C53"/><path d="M320 130c44-26 96-30 150-18v132c-54-12-106-8-150 18z" fill="#2E5A78"/><path d="M312 262h16v46h-16z" fill="#D2691E"/><path d="M250 308h140v12H250z" fill="#14212B"/></svg>',
)}`;
