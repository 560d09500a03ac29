import { handlers } from '@/lib/http/handlers'
import { setHidden } from '@/lib/reports/server/acts'

/** /api/operate/pictures/hidden. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  hidePicture: ({ body: { hash, reason }, db, now }) =>
    setHidden({ thing: { kind: 'picture', id: hash }, hidden: true, reason }, { db, now }),
  restorePicture: ({ body: { hash, reason }, db, now }) =>
    setHidden({ thing: { kind: 'picture', id: hash }, hidden: false, reason }, { db, now }),
})
