const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * What is counted, whose attempts count together, and the seconds after the first of them in which all are forgotten. How
 * many are allowed meanwhile is a setting of the site.
 */
export const ATTEMPT_LIMITS = {
  logins: { per: 'address', seconds: 15 * MINUTE },
  failedLogins: { per: 'credential', seconds: 15 * MINUTE },
  signups: { per: 'address', seconds: HOUR },
  guests: { per: 'address', seconds: HOUR },
  demoLogins: { per: 'address', seconds: HOUR },
  uploads: { per: 'user', seconds: HOUR },
  uploadsFromAddress: { per: 'address', seconds: HOUR },
} as const

export type AttemptLimit = keyof typeof ATTEMPT_LIMITS
