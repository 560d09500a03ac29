const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Limited attempts: the key they are counted by, and the window in seconds, which starts with the first attempt. The
 * site's settings define how many are allowed per window.
 */
export const ATTEMPT_LIMITS = {
  logins: { per: 'address', seconds: 15 * MINUTE },
  failedLogins: { per: 'credential and address', seconds: 15 * MINUTE },
  failedLoginsOfAccount: { per: 'credential', seconds: HOUR },
  signups: { per: 'address', seconds: HOUR },
  guests: { per: 'address', seconds: HOUR },
  demoLogins: { per: 'address', seconds: HOUR },
  recoveries: { per: 'address', seconds: HOUR },
  resetMails: { per: 'credential', seconds: HOUR },
  codes: { per: 'user', seconds: 15 * MINUTE },
  codesOfDay: { per: 'user', seconds: DAY },
  acts: { per: 'user', seconds: HOUR },
  passwordChecks: { per: 'user', seconds: 15 * MINUTE },
  downloads: { per: 'user', seconds: HOUR },
  verifications: { per: 'user', seconds: HOUR },
  emailChanges: { per: 'user', seconds: HOUR },
  invitations: { per: 'user', seconds: HOUR },
  unprovenMails: { per: 'credential', seconds: HOUR },
  uploads: { per: 'user', seconds: HOUR },
  uploadsFromAddress: { per: 'address', seconds: HOUR },
  searches: { per: 'address', seconds: MINUTE },
  orders: { per: 'user', seconds: HOUR },
} as const

export type AttemptLimit = keyof typeof ATTEMPT_LIMITS
