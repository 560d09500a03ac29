'use client'

import { onRequest } from '@/components/ui/on-request'

/** The owner's answer to the operators. Few restaurants are suspended, and all screens of an owner could show it. */
export const SuspensionAnswer = onRequest(
  'Answer Plateful',
  async () => (await import('./suspension-answer-form')).SuspensionAnswerForm,
)
