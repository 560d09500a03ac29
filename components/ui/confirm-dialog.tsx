'use client'

import { late } from './late'

/** Asks once before something that cannot be undone. */
export const ConfirmDialog = late(async () => (await import('./confirm-dialog-view')).ConfirmDialogView)
