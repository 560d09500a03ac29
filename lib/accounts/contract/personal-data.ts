import * as z from 'zod/mini'
import type { PersonalData } from '@/lib/accounts/server/personal-data'
import { dollarsOut, idOut } from '@/lib/contract/fields'
import { instant as instantOf } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import { BLANK_HELP, BLANK_ORDER, BLANK_ORDER_ITEM, forEachName } from '@/lib/personal-texts'

const instant = z.iso.datetime()
const instantOrNull = z.nullable(instant)
const textOrNull = z.nullable(z.string())
/** Why something is hidden, and the account's answer. */
const hidden = z.nullable(z.object({ reason: z.string(), at: instant, answer: z.string(), answeredAt: instantOrNull }))

/** Why and how long an account is suspended. */
const suspensionOfPerson = z.object({ reason: z.string(), since: instant, until: instantOrNull })

/** GET /api/users/data/{id}: all data stored about the caller. */
export const personalDataOut = z
  .object({
    account: z.object({
      id: idOut,
      firstName: z.string(),
      lastName: z.string(),
      email: textOrNull,
      emailVerifiedAt: instantOrNull,
      phoneNumber: textOrNull,
      passwordChangedAt: instantOrNull,
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      wallet: dollarsOut,
      profileImage: z.string(),
      deliveryInstructions: z.string(),
      createdAt: instant,
      lastActiveAt: instant,
    }),
    orders: z.array(
      z.object({
        id: idOut,
        restaurant: z.string(),
        status: z.string(),
        stage: textOrNull,
        subtotal: dollarsOut,
        refunded: dollarsOut,
        refunds: z.array(z.object({ amount: dollarsOut, reason: z.string(), at: instant })),
        help: z.nullable(
          z.object({
            kind: z.string(),
            state: z.string(),
            ...forEachName(BLANK_HELP, z.string()),
            at: instant,
            answer: z.string(),
            answeredAt: instantOrNull,
            appealedAt: instantOrNull,
            pictures: z.array(z.string()),
          }),
        ),
        deliveryFee: dollarsOut,
        priorityFee: dollarsOut,
        taxesAndFees: dollarsOut,
        tip: dollarsOut,
        total: dollarsOut,
        deliveryOption: z.string(),
        scheduledFor: instantOrNull,
        paymentMethod: textOrNull,
        ...forEachName(BLANK_ORDER, z.string()),
        createdAt: instant,
        submittedAt: instantOrNull,
        canceledAt: instantOrNull,
        canceledBy: textOrNull,
        cancelReason: textOrNull,
        cancelText: z.string(),
        items: z.array(
          z.object({
            name: z.string(),
            price: dollarsOut,
            quantity: z.int(),
            ...forEachName(BLANK_ORDER_ITEM, textOrNull),
            modifiers: z.array(z.string()),
          }),
        ),
      }),
    ),
    wallet: z.array(
      z.object({
        amount: z.number(),
        reason: z.string(),
        orderId: z.nullable(idOut),
        balanceAfter: dollarsOut,
        createdAt: instant,
      }),
    ),
    reviews: z.array(
      z.object({
        restaurant: z.string(),
        orderId: idOut,
        text: z.string(),
        orderRating: z.int(),
        restaurantRating: z.int(),
        createdAt: instant,
        hidden,
      }),
    ),
    likes: z.array(z.object({ menuItemId: idOut, name: z.string(), createdAt: instant })),
    restaurantLikes: z.array(z.object({ restaurantId: idOut, name: z.string(), createdAt: instant })),
    restaurants: z.array(z.object({ id: idOut, name: z.string(), createdAt: instant })),
    memberships: z.array(
      z.object({
        restaurantId: idOut,
        name: z.string(),
        role: z.string(),
        invitedAt: instant,
        joinedAt: instantOrNull,
      }),
    ),
    invitations: z.array(
      z.object({ restaurantId: idOut, name: z.string(), role: z.string(), email: textOrNull, invitedAt: instant }),
    ),
    suspension: z.nullable(suspensionOfPerson),
    sessions: z.array(z.object({ device: z.string(), createdAt: instant, lastSeenAt: instant })),
    pictures: z.array(z.object({ address: z.string(), bytes: z.int(), createdAt: instant, hidden })),
    reports: z.array(
      z.object({
        reviewId: z.nullable(idOut),
        restaurantId: z.nullable(idOut),
        picture: textOrNull,
        reason: z.string(),
        at: instant,
        closedAt: instantOrNull,
      }),
    ),
    mails: z.array(z.object({ kind: z.string(), address: textOrNull, createdAt: instant, sentAt: instantOrNull })),
  })
  .register(z.globalRegistry, { id: 'PersonalData' })
export type PersonalDataOut = z.infer<typeof personalDataOut>

const storedModifiers = z.array(z.object({ group: z.string(), name: z.string() }))

/** All data stored about a user, in dollars and ISO texts. */
export function personalDataToWire(data: PersonalData): PersonalDataOut {
  const { orders, walletEntries, reviews, likes, restaurantLikes, ...owned } = data
  const { restaurants, memberships, invitations, suspension, sessions, imageUploads, reports, mails, ...user } = owned
  const { walletCents, ...account } = user
  return {
    account: {
      ...account,
      wallet: dollarsFromCents(walletCents),
      emailVerifiedAt: instantOf(user.emailVerifiedAt),
      passwordChangedAt: instantOf(user.passwordChangedAt),
      createdAt: user.createdAt.toISOString(),
      lastActiveAt: user.lastActiveAt.toISOString(),
    },
    orders: orders.map(orderToWire),
    wallet: walletEntries.map(({ amountCents, reason, orderId, balanceAfterCents, createdAt }) => ({
      amount: dollarsFromCents(amountCents),
      reason,
      orderId,
      balanceAfter: dollarsFromCents(balanceAfterCents),
      createdAt: createdAt.toISOString(),
    })),
    reviews: reviews.map(({ restaurant, createdAt, hiding, ...review }) => ({
      restaurant: restaurant.name,
      ...review,
      hidden: hidingToWire(hiding),
      createdAt: createdAt.toISOString(),
    })),
    likes: likes.map(({ menuItem, createdAt }) => ({
      menuItemId: menuItem.id,
      name: menuItem.name,
      createdAt: createdAt.toISOString(),
    })),
    restaurantLikes: restaurantLikes.map(({ restaurant, createdAt }) => ({
      restaurantId: restaurant.id,
      name: restaurant.name,
      createdAt: createdAt.toISOString(),
    })),
    restaurants: restaurants.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    memberships: memberships.map(({ restaurant, role, invitedAt, joinedAt }) => ({
      restaurantId: restaurant.id,
      name: restaurant.name,
      role,
      invitedAt: invitedAt.toISOString(),
      joinedAt: instantOf(joinedAt),
    })),
    invitations: invitations.map(({ restaurant, role, email, invitedAt }) => ({
      restaurantId: restaurant.id,
      name: restaurant.name,
      role,
      email,
      invitedAt: invitedAt.toISOString(),
    })),
    suspension: suspension && {
      ...suspension,
      since: suspension.since.toISOString(),
      until: instantOf(suspension.until),
    },
    sessions: sessions.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    pictures: imageUploads.map(({ hash, size, createdAt, image }) => ({
      address: `/api/images/${hash}`,
      bytes: size,
      createdAt: createdAt.toISOString(),
      hidden: hidingToWire(image.hiding),
    })),
    reports: reports.map(({ hash, at, closedAt, ...report }) => ({
      ...report,
      picture: hash && `/api/images/${hash}`,
      at: at.toISOString(),
      closedAt: instantOf(closedAt),
    })),
    mails: mails.map(({ kind, address, createdAt, sentAt }) => ({
      kind,
      address,
      createdAt: createdAt.toISOString(),
      sentAt: instantOf(sentAt),
    })),
  }
}

const hidingToWire = (hiding: PersonalData['reviews'][number]['hiding']) =>
  hiding && { ...hiding, at: hiding.at.toISOString(), answeredAt: instantOf(hiding.answeredAt) }

function orderToWire(order: PersonalData['orders'][number]): PersonalDataOut['orders'][number] {
  const { restaurantName, items, refunds, scheduledFor, createdAt, submittedAt, canceledAt, ...money } = order
  const { subtotalCents, deliveryFeeCents, priorityFeeCents, taxesAndFeesCents, tipCents, ...rest } = money
  const { totalCents, refundedCents, help, ...same } = rest
  return {
    ...same,
    help: help && {
      ...help,
      at: help.at.toISOString(),
      answeredAt: instantOf(help.answeredAt),
      appealedAt: instantOf(help.appealedAt),
      pictures: help.pictures.map(({ address }) => address),
    },
    restaurant: restaurantName,
    subtotal: dollarsFromCents(subtotalCents),
    deliveryFee: dollarsFromCents(deliveryFeeCents),
    priorityFee: dollarsFromCents(priorityFeeCents),
    taxesAndFees: dollarsFromCents(taxesAndFeesCents),
    tip: dollarsFromCents(tipCents),
    total: dollarsFromCents(totalCents),
    refunded: dollarsFromCents(refundedCents),
    refunds: refunds.map(({ amountCents, reason, at }) => {
      return { amount: dollarsFromCents(amountCents), reason, at: at.toISOString() }
    }),
    scheduledFor: instantOf(scheduledFor),
    createdAt: createdAt.toISOString(),
    submittedAt: instantOf(submittedAt),
    canceledAt: instantOf(canceledAt),
    items: items.map(({ priceCents, modifiers, ...item }) => ({
      ...item,
      price: dollarsFromCents(priceCents),
      modifiers: storedModifiers.parse(JSON.parse(modifiers)).map((one) => `${one.group}: ${one.name}`),
    })),
  }
}
