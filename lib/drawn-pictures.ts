/** The version of all pictures in public/images, a hash of their bytes; `npm run pictures` writes it. */
export const DRAWN = '82aa79440d'
