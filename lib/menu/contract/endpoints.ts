import { deletedOut, pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { MAX_GROUPS, MAX_GROUPS_OF_ITEM, MAX_LIKES, MAX_MENU_ITEMS, MAX_SECTIONS } from '@/lib/list-limits'
import {
  attachmentBody,
  managedModifierGroupOut,
  modifierGroupBody,
  modifierGroupsAnswer,
  modifierGroupUpdateBody,
} from './modifier-schemas'
import {
  availabilityBody,
  likesAnswer,
  menuAnswer,
  menuItemBody,
  menuItemsOut,
  menuItemUpdateBody,
  menuItemWithChoicesOut,
} from './schemas'
import { menuOrderBody, menuOrderOut, sectionBody, sectionOut, sectionsAnswer } from './section-schemas'
import {
  managedGroupToWire,
  managedMenuItemToWire,
  menuItemChange,
  menuItemToWire,
  menuItemWithChoicesToWire,
  modifierGroupChange,
  modifierGroupsToWire,
  newMenuItem,
  newModifierGroup,
} from './wire'

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
    answer: menuItemWithChoicesOut,
    toWire: menuItemWithChoicesToWire,
    cacheable: true,
  },
  createMenuItem: {
    summary: `Adds an item to the menu of the caller's restaurant, which has at most ${MAX_MENU_ITEMS}`,
    auth: 'account',
    body: menuItemBody,
    toInput: newMenuItem,
    answer: menuItemWithChoicesOut,
    toWire: menuItemWithChoicesToWire,
    status: 201,
    idempotent: true,
  },
  updateMenuItem: {
    summary: 'Updates a menu item',
    auth: 'account',
    body: menuItemUpdateBody,
    toInput: menuItemChange,
    answer: menuItemWithChoicesOut,
    toWire: menuItemWithChoicesToWire,
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
    answer: menuItemWithChoicesOut,
    toWire: menuItemWithChoicesToWire,
  },
  getManagedMenu: {
    summary: "The menu of the owner's restaurant",
    auth: 'account',
    query: pageQuery,
    answer: menuAnswer,
    toWire: managedMenuItemToWire,
  },
  attachModifierGroups: {
    summary: `Says which modifier groups an item of the owner's restaurant has, in which order: at most ${MAX_GROUPS_OF_ITEM}`,
    auth: 'account',
    body: attachmentBody,
    answer: menuItemWithChoicesOut,
    toWire: menuItemWithChoicesToWire,
  },
  listModifierGroups: {
    summary: "The modifier groups of the owner's restaurant, each with the items that have it",
    auth: 'account',
    answer: modifierGroupsAnswer,
    toWire: modifierGroupsToWire,
  },
  createModifierGroup: {
    summary: `Makes a modifier group of the owner's restaurant, which has at most ${MAX_GROUPS}`,
    auth: 'account',
    body: modifierGroupBody,
    toInput: newModifierGroup,
    answer: managedModifierGroupOut,
    toWire: managedGroupToWire,
    status: 201,
    idempotent: true,
  },
  updateModifierGroup: {
    summary: 'Changes a modifier group with all its modifiers; a 409 about the version brings the group as it is',
    auth: 'account',
    body: modifierGroupUpdateBody,
    toInput: modifierGroupChange,
    answer: managedModifierGroupOut,
    toWire: managedGroupToWire,
  },
  deleteModifierGroup: {
    summary: 'Deletes a modifier group and takes it from its items; past orders keep what was chosen',
    auth: 'account',
    answer: deletedOut,
  },
  setModifierAvailability: {
    summary: "Marks a modifier of the owner's restaurant as sold out, or as available again",
    auth: 'account',
    body: availabilityBody,
    answer: managedModifierGroupOut,
    toWire: managedGroupToWire,
  },
  listSections: {
    summary: "The sections that the owner's restaurant has made, and the version of its menu",
    auth: 'account',
    answer: sectionsAnswer,
  },
  createSection: {
    summary: `Adds a section to the menu of the owner's restaurant, which has at most ${MAX_SECTIONS}`,
    auth: 'account',
    body: sectionBody,
    answer: sectionOut,
    status: 201,
    idempotent: true,
  },
  updateSection: {
    summary: 'Renames a section',
    auth: 'account',
    body: sectionBody,
    answer: sectionOut,
  },
  deleteSection: {
    summary: 'Deletes a section; its items stand under their food type again',
    auth: 'account',
    answer: deletedOut,
  },
  orderMenu: {
    summary: 'Puts all sections and items of a menu in order; a 409 about the version brings the order as it is',
    auth: 'account',
    body: menuOrderBody,
    answer: menuOrderOut,
  },
} as const satisfies Rows
