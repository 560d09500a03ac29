import { deletedOut, pageQuery } from '@/lib/contracts/answers'
import { likesAnswer, menuItemBody, menuItemOut, menuItemsOut, menuItemUpdateBody } from '@/lib/contracts/menu-items'
import { MAX_LIKES, MAX_MENU_ITEMS } from '@/lib/domain/list-limits'
import type { Rows } from './endpoint'

export const menuItemEndpoints = {
  listMenuItems: {
    summary: 'The menu items of all servicing restaurants',
    auth: 'public',
    query: pageQuery,
    answer: menuItemsOut,
    cacheable: true,
  },
  getMenuItem: {
    summary: 'One menu item',
    auth: 'public',
    answer: menuItemOut,
    cacheable: true,
  },
  createMenuItem: {
    summary: `Adds an item to the menu of the caller's restaurant, which has at most ${MAX_MENU_ITEMS}`,
    auth: 'account',
    body: menuItemBody,
    answer: menuItemOut,
    status: 201,
    idempotent: true,
  },
  updateMenuItem: {
    summary: 'Updates a menu item',
    auth: 'account',
    body: menuItemUpdateBody,
    answer: menuItemOut,
  },
  deleteMenuItem: {
    summary: 'Deletes a menu item; past orders keep it',
    auth: 'account',
    answer: deletedOut,
  },
  likeMenuItem: {
    summary: `Likes a menu item; an account likes at most ${MAX_LIKES}`,
    auth: 'account',
    answer: likesAnswer,
  },
  unlikeMenuItem: {
    summary: 'Takes a like back',
    auth: 'account',
    answer: likesAnswer,
  },
} as const satisfies Rows
