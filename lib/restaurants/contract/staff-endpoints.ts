import { deletedOut } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { acceptBody, acceptedAnswer, inviteBody, memberAnswer, membersAnswer, roleBody } from './staff-schemas'
import { memberAnswerToWire, membersToWire } from './wire'

export const staffEndpoints = {
  listMembers: {
    summary: 'The members of a restaurant, and those who are invited',
    description: 'In the order of their invitations.',
    auth: 'account',
    role: 'owner',
    answer: membersAnswer,
    toWire: membersToWire,
  },
  inviteMember: {
    summary: 'Invites somebody by mail to work at a restaurant',
    description:
      'The link in the mail works once, for 7 days, for an account with this email. Inviting an address again sends another mail with the newest role. Demo accounts send and get no mail.',
    auth: 'account',
    role: 'owner',
    body: inviteBody,
    answer: memberAnswer,
    toWire: memberAnswerToWire,
    status: 201,
    limits: ['invitations'],
  },
  updateMember: {
    summary: 'Changes the role of a member, or of an invitation',
    description: 'It counts from the next call of the member.',
    auth: 'account',
    role: 'owner',
    body: roleBody,
    answer: memberAnswer,
    toWire: memberAnswerToWire,
  },
  endMembership: {
    summary: 'Ends a membership, or withdraws an invitation',
    description: "Members may end their own. Closes the member's boards within a second.",
    auth: 'account',
    role: 'owner',
    answer: deletedOut,
  },
  acceptInvitation: {
    summary: 'Accepts an invitation by its mailed link',
    description: 'The email of the account must be the one that was invited.',
    auth: 'account',
    body: acceptBody,
    answer: acceptedAnswer,
    limits: ['recoveries'],
  },
} as const satisfies Rows
