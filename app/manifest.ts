import type { MetadataRoute } from 'next'

/** The web app manifest, which lets phones add the site to the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Plateful',
    short_name: 'Plateful',
    description: 'Order from the restaurants around you.',
    start_url: '/',
    display: 'standalone',
    background_color: '#fcfaf6',
    theme_color: '#d8201e',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
}
