import { handlers } from '@/lib/http/handlers'
import { deleteSection, updateSection } from '@/lib/menu/server/sections'

/** /api/sections/{id}: a section of a menu, which the owner of its restaurant renames or deletes. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateSection: async ({ user, params, body, db }) =>
    updateSection({ sectionId: params.id, actorId: user.id, ...body }, { db }),
  deleteSection: async ({ user, params, db }) => {
    await deleteSection({ sectionId: params.id, actorId: user.id }, { db })
    return { message: 'Section deleted', id: params.id }
  },
})
