'use client'

import { onRequest } from '@/components/ui/on-request'
import type { OpeningEditorsProps } from './opening-editors'

/** The editors of the hours and the days off. */
export const HoursSection = onRequest<OpeningEditorsProps>(
  'Set hours and days off',
  async () => (await import('./opening-editors')).OpeningEditors,
)
