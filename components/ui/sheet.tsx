'use client'

import { late } from './late'

/** A panel that slides in from an edge; it traps the focus and gives it back on closing. */
export const Sheet = late(async () => (await import('./sheet-view')).SheetView)
