import { unknownPath } from '@/lib/http/not-found'

/** Any other path under /api answers JSON, never a page. */
export { unknownPath as GET, unknownPath as POST, unknownPath as PUT, unknownPath as PATCH, unknownPath as DELETE }
