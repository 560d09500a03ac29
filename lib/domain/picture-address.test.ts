import { expect, test } from 'vitest'
import { isPictureAddress } from './picture-address'

const SITE = 'https://plateful.example'

test.each([
  'https://example.com/a.png',
  'HTTP://EXAMPLE.COM/A.PNG?size=large#top',
  'ftp://files.example.com/a.png',
  '/images/dishes/soup.webp',
  `/api/images/${'a'.repeat(64)}`,
  `${SITE}/images/dishes/soup.webp`,
  `${SITE}/api/images/${'a'.repeat(64)}`,
  'https://PLATEFUL.example:443/images/a.webp',
  'https://plateful.example.com/api/auth/logout',
])('%s is one', (address) => {
  expect(isPictureAddress(address, SITE)).toBe(true)
})

test.each([
  '',
  'soup.webp',
  '/soup.webp',
  '/images/../api/auth/logout',
  '/images/%2e%2e/api/auth/logout',
  '//plateful.example/images/a.webp',
  '/\\plateful.example/images/a.webp',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https:///images/a.webp',
  'https://exa mple.com/a.png',
  'https://',
])('%j is none, whatever the site', (address) => {
  expect(isPictureAddress(address)).toBe(false)
  expect(isPictureAddress(address, SITE)).toBe(false)
})

test.each([
  `${SITE}/api/auth/logout`,
  `${SITE}/`,
  'https://PLATEFUL.EXAMPLE/api/auth/logout',
  'http://plateful.example/api/auth/logout',
  'https://plateful.example:443/api/auth/logout',
  'https://plateful.example:8443/api/auth/logout',
  'https://plateful.example./api/auth/logout',
  'https://ada:secret@plateful.example/api/auth/logout',
  'https://plateful.example//api/auth/logout',
  'https://plateful.example/images/../api/auth/logout',
  'https://plateful.example/images/%2e%2e/api/auth/logout',
  'https://plateful.example/images/..\\api/auth/logout',
  'https://plateful.example/images/%2e%2e%2fapi/auth/logout',
  'https://plateful.example\\api\\auth\\logout',
  'https:\\\\plateful.example/api/auth/logout',
  'https://pl%61teful.example/api/auth/logout',
  'https://ｐlateful.example/api/auth/logout',
  'https://plateful。example/api/auth/logout',
  'https://plateful.example/%61pi/auth/logout',
  'https://plateful.example/images/a.webp?next=/api/auth/logout',
  'ftp://plateful.example/api/auth/logout',
])('%s leads elsewhere on this site', (address) => {
  expect(isPictureAddress(address, SITE)).toBe(false)
})
