'use client'

import { late } from './late'

/** A modal in the middle of the screen for a short task; it traps the focus and gives it back on closing. */
export const Dialog = late(async () => (await import('./dialog-view')).DialogView)
