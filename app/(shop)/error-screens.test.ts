import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import ManageError from '@/app/(owner)/(all)/restaurants/manage/error'
import RestaurantMenuError from '@/app/(owner)/restaurants/[id]/menu/error'
import AnyError from './error'
import HomeError from './home/error'
import MenuItemsError from './menu-items/(list)/error'

describe('each list that cannot be read shows its own error text and a way to try again [8.3.3, 8.4.1]', () => {
  test.each([
    ['/home', HomeError, 'Failed to fetch restaurants'],
    ['/restaurants/manage', ManageError, 'Failed to fetch restaurants'],
    ['/menu-items', MenuItemsError, 'Failed to fetch menu items'],
    ['/restaurants/{id}/menu', RestaurantMenuError, 'Failed to fetch menu items'],
    ['any other screen', AnyError, 'Something went wrong. Please try again'],
  ])('%s', (_, screen, text) => {
    const html = renderToStaticMarkup(createElement(screen, { error: new Error('secret'), retry: () => {} }))
    expect(html).toContain('role="alert"')
    expect(html).toContain(`>${text}</p>`)
    expect(html).toContain('Try again')
    expect(html).not.toContain('secret')
  })
})
