'use client'

import { latePart, notLoaded } from '@/components/ui/late-part'

/** The form of a review, whose code is a tenth of a page. Most people who read reviews have no order to rate. */
export const RateForm = latePart(async () => (await import('./review-form')).ReviewForm, { failed: notLoaded })
