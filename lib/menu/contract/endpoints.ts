import { deletedOut, pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { MAX_LIKES, MAX_MENU_ITEMS } from '@/lib/list-limits'
import {
  availabilityBody,
  likesAnswer,
  menuAnswer,
  menuItemBody,
  menuItemOut,
  menuItemsOut,
  menuItemUpdateBody,
} from './schemas'
import { menuItemChange, menuItemToWire, newMenuItem } from './wire'

export const menuItemEndpoints = {
  listMenuItems: {
    summary: 'The menu items of all servicing restaurants',
    auth: 'public',
    query: pageQuery,
    answer: menuItemsOut,
    toWire: menuItemToWire,
    cacheable: true,
  },
  getMenuItem: {
    summary: 'One menu item',
    auth: 'public',
    answer: menuItemOut,
    toWire: menuItemToWire,
    cacheable: true,
  },
  createMenuItem: {
    summary: `Adds an item to the menu of the caller's restaurant, which has at most ${MAX_MENU_ITEMS}`,
    auth: 'account',
    body: menuItemBody,
    toInput: newMenuItem,
    answer: menuItemOut,
    toWire: menuItemToWire,
    status: 201,
    idempotent: true,
  },
  updateMenuItem: {
    summary: 'Updates a menu item',
    auth: 'account',
    body: menuItemUpdateBody,
    toInput: menuItemChange,
    answer: menuItemOut,
    toWire: menuItemToWire,
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
  setAvailability: {
    summary: "Marks an item of the owner's restaurant as sold out, or as available again",
    auth: 'account',
    body: availabilityBody,
    answer: menuItemOut,
    toWire: menuItemToWire,
  },
  getManagedMenu: {
    summary: "The menu of the owner's restaurant",
    auth: 'account',
    query: pageQuery,
    answer: menuAnswer,
    toWire: menuItemToWire,
  },
} as const satisfies Rows
