import type { BoardOrderRow } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'

/** A change that does not fit an order as it is now, which goes along so that the caller can show it. */
export class OrderConflict extends AppError {
  readonly order: BoardOrderRow

  constructor(message: string, order: BoardOrderRow) {
    super('conflict', message)
    this.order = order
  }
}
