import type { MemberRole } from '@/lib/policy'

/** The roles of members as screens and mails name them. */
export const ROLE_TEXTS: Record<MemberRole, { title: string; says: string; invites: string }> = {
  kitchen: {
    title: 'Kitchen',
    says: 'Cooks from the order board: orders, pauses, and what is sold out.',
    invites: 'You would cook from its order board.',
  },
  manager: {
    title: 'Manager',
    says: 'Does all that the kitchen does, changes the menu and the hours, replies to reviews, and sees the sales.',
    invites: 'You would run its order board, its menu and its hours.',
  },
}
