const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Which attempts are counted, what they are counted by, and the length of the window in seconds, from the first
 * attempt. How many are allowed in it is a setting of the site.
 */
export const ATTEMPT_LIMITS = {
  logins: { per: 'address', seconds: 15 * MINUTE },
  failedLogins: { per: 'credential', seconds: 15 * MINUTE },
  signups: { per: 'address', seconds: HOUR },
  guests: { per: 'address', seconds: HOUR },
  demoLogins: { per: 'address', seconds: HOUR },
  recoveries: { per: 'address', seconds: HOUR },
  resetMails: { per: 'credential', seconds: HOUR },
  passwordChecks: { per: 'user', seconds: 15 * MINUTE },
  downloads: { per: 'user', seconds: HOUR },
  verifications: { per: 'user', seconds: HOUR },
  emailChanges: { per: 'user', seconds: HOUR },
  unprovenMails: { per: 'credential', seconds: HOUR },
  uploads: { per: 'user', seconds: HOUR },
  uploadsFromAddress: { per: 'address', seconds: HOUR },
  searches: { per: 'address', seconds: MINUTE },
  orders: { per: 'user', seconds: HOUR },
} as const

export type AttemptLimit = keyof typeof ATTEMPT_LIMITS
