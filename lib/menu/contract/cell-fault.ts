import { type Directory, decimalMarkOf, readAmount, SOLD_OUT_FAULT, soldOutIn } from '@/lib/menu/rules/menu-file'
import type { SheetColumn } from '@/lib/menu/rules/menu-sheet'
import { menuItemBody, newNameField } from './schemas'

/** The fault of a new text in a cell of the table, in the words of the item's form; null for none. */
export function cellFault(column: SheetColumn, text: string, sections: Directory): string | null {
  switch (column) {
    case 'name':
      return newNameField.safeParse(text).error?.issues[0]?.message ?? null
    case 'price': {
      const mark = decimalMarkOf([text])
      if (mark === null) return 'This can be read in two ways. Please write the price with two decimals'
      return menuItemBody.shape.price.safeParse(readAmount(text, mark)).error?.issues[0]?.message ?? null
    }
    // A file may name a new section; in the table it would be a slip.
    case 'section':
      return text === '' || sections.find(text) !== null ? null : 'No section, or more than one, has this name'
    case 'sold_out':
      return soldOutIn(text) === null ? SOLD_OUT_FAULT : null
  }
}
