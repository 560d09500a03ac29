'use client'

import { type ComponentProps, lazy } from 'react'
import type { ReviewForm } from './review-form'

const Form = lazy(async () => ({ default: (await import('./review-form')).ReviewForm }))

/**
 * The form of a review, whose code is a tenth of a page: most people who read reviews have no order to rate. It comes
 * with the page around it, since one that came later would move the reviews.
 */
export function RateForm(props: ComponentProps<typeof ReviewForm>) {
  return <Form {...props} />
}
