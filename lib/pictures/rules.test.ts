import { describe, expect, test } from 'vitest'
import { isPictureAddress, storedPictureAddress, uploadedPicturePath } from './rules'

const SITE = 'https://plateful.example'
const HASH = '0123456789abcdef'.repeat(4)
const PATH = `/api/images/${HASH}`

test('an uploaded picture has a path', () => expect(uploadedPicturePath(HASH)).toBe(PATH))

describe('an address is accepted as that of a picture [V1.2.1–5]', () => {
  test.each([
    'https://example.com/a.png',
    'HTTP://EXAMPLE.COM/A.PNG?size=large#top',
    'ftp://files.example.com/a.png',
    '/images/dishes/soup.webp',
    PATH,
    `${PATH}/`,
  ])('%s is accepted', (address) => expect(isPictureAddress(address)).toBe(true))

  test.each([
    '',
    'soup.webp',
    'www.example.com/soup.webp',
    'httpx://example.com',
    '/soup.webp',
    '/images/../api/auth/logout',
    '/images/..',
    '/images/.',
    '/images/%2e%2e/api/auth/logout',
    '//plateful.example/images/a.webp',
    '/\\plateful.example/images/a.webp',
    'javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'javascript:fetch("https://example.com/a.png")',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:alert(1)',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'blob:https://plateful.example/1',
    'file:///etc/passwd',
    '//evil.invalid/a.png',
    '/images/a.webp" onerror="alert(1)',
    '/api/images/a.webp><script>alert(1)</script>',
    'https:evil.invalid',
    'https:///images/a.webp',
    'https://exa mple.com/a.png',
    'https://example.com/a b.png',
    'https://example.com/a\u0000.png',
    'https://',
  ])('%j is refused', (address) => expect(isPictureAddress(address)).toBe(false))
})

describe('an uploaded picture is stored by its path, however it is spelled', () => {
  test.each([
    PATH,
    `${PATH}/`,
    `/api/images/./${HASH}`,
    `/api//images/${HASH}`,
    `${SITE}${PATH}`,
    `${SITE}${PATH}/?again=1#top`,
    `${SITE}:443${PATH}`,
    `${SITE}:8443${PATH}`,
    `HTTPS://PLATEFUL.EXAMPLE${PATH}`,
    `http://plateful.example${PATH}`,
    `ftp://plateful.example${PATH}`,
    `https://plateful.example.${PATH}`,
    `https://somebody:secret@plateful.example${PATH}`,
    `${SITE}/%61pi/images/${HASH}`,
    `${SITE}/images/../api/images/${HASH}`,
    `${SITE}\\api\\images\\${HASH}`,
  ])('%s', (address) => expect(storedPictureAddress(address, SITE)).toBe(PATH))

  test('an uploaded picture on a site with its own port is stored by its path', () => {
    expect(storedPictureAddress(`http://localhost:3000${PATH}`, 'http://localhost:3000')).toBe(PATH)
  })
})

describe('a picture of the site is stored by its path', () => {
  test.each([
    ['/images/dishes/soup.webp', '/images/dishes/soup.webp'],
    [`${SITE}/images/soup.webp?v=2`, '/images/soup.webp'],
  ])('%s', (address, path) => expect(storedPictureAddress(address, SITE)).toBe(path))
})

describe('a picture of another site stays as it is', () => {
  test.each([
    'https://example.com/a.png',
    `https://example.com${PATH}`,
    `https://plateful.example.evil.com${PATH}`,
    'ftp://files.example.com/a.png',
    'HTTP://Example.com/A b.png',
  ])('%s', (address) => expect(storedPictureAddress(address, SITE)).toBe(address))
})

describe('no other address of the site is accepted as a picture [5.7.1, T8]', () => {
  test.each([
    `${SITE}/`,
    `${SITE}/api/auth/logout`,
    'https://PLATEFUL.EXAMPLE/api/auth/logout',
    'http://plateful.example/api/auth/logout',
    'ftp://plateful.example/api/auth/logout',
    `${SITE}:443/api/auth/logout`,
    `${SITE}:8443/api/auth/logout`,
    'https://plateful.example./api/auth/logout',
    'https://ada:secret@plateful.example/api/auth/logout',
    `${SITE}//api/auth/logout`,
    `${SITE}/images/../api/auth/logout`,
    `${SITE}/api/images/../auth/logout`,
    `${SITE}/images/%2e%2e/api/auth/logout`,
    `${SITE}/images/%252e%252e/api/auth/logout`,
    `${SITE}/images/..\\api/auth/logout`,
    `${SITE}/images/%2e%2e%2fapi/auth/logout`,
    `${SITE}\\api\\auth\\logout`,
    'https:\\\\plateful.example/api/auth/logout',
    'https://pl%61teful.example/api/auth/logout',
    'https://ｐlateful.example/api/auth/logout',
    'https://plateful。example/api/auth/logout',
    `${SITE}/%61pi/auth/logout`,
    `${SITE}/api/images/`,
    `${SITE}/api/images/${HASH}/more`,
    `${SITE}/images/%zz`,
  ])('%s', (address) => expect(storedPictureAddress(address, SITE)).toBeNull())
})
