import { deletedOut, pageQuery } from '@/lib/contracts/answers'
import { likesAnswer, menuItemBody, menuItemOut, menuItemsOut, menuItemUpdateBody } from '@/lib/contracts/menu-items'
import { PATHS } from '@/lib/contracts/paths'
import { MAX_LIKES, MAX_MENU_ITEMS } from '@/lib/domain/list-limits'
import { type Endpoint, withId } from './endpoint'

export const menuItemEndpoints = {
  listMenuItems: {
    ...PATHS.listMenuItems,
    summary: 'The menu items of all servicing restaurants',
    auth: 'public',
    query: pageQuery,
    answer: menuItemsOut,
    status: 200,
    cacheable: true,
  },
  getMenuItem: {
    ...PATHS.getMenuItem,
    summary: 'One menu item',
    auth: 'public',
    params: withId,
    answer: menuItemOut,
    status: 200,
    cacheable: true,
  },
  createMenuItem: {
    ...PATHS.createMenuItem,
    summary: `Adds an item to the menu of the caller's restaurant, which has at most ${MAX_MENU_ITEMS}`,
    auth: 'account',
    body: menuItemBody,
    answer: menuItemOut,
    status: 201,
    idempotent: true,
  },
  updateMenuItem: {
    ...PATHS.updateMenuItem,
    summary: 'Updates a menu item',
    auth: 'account',
    params: withId,
    body: menuItemUpdateBody,
    answer: menuItemOut,
    status: 200,
  },
  deleteMenuItem: {
    ...PATHS.deleteMenuItem,
    summary: 'Deletes a menu item; past orders keep it',
    auth: 'account',
    params: withId,
    answer: deletedOut,
    status: 200,
  },
  likeMenuItem: {
    ...PATHS.likeMenuItem,
    summary: `Likes a menu item; an account likes at most ${MAX_LIKES}`,
    auth: 'account',
    params: withId,
    answer: likesAnswer,
    status: 200,
    addition: true,
  },
  unlikeMenuItem: {
    ...PATHS.unlikeMenuItem,
    summary: 'Takes a like back',
    auth: 'account',
    params: withId,
    answer: likesAnswer,
    status: 200,
    addition: true,
  },
} as const satisfies Record<string, Endpoint>
