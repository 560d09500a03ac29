/** Exact texts of spec §5, §6 and §8 that screens do not use directly: for the API and the schemas of forms. */
export const ERROR_TEXTS = {
  emptyCredential: 'Please enter a valid email or phone number',
  invalidEmail: 'Invalid email',
  invalidPhone: 'Invalid phone number',
  confirmPassword: 'Confirm Password field must be the same as the Password field',
  phoneDigits: 'Phone number must have only numbers in it',
  emailAt: 'Email must include @',
  insufficientFunds: 'Insufficient funds in your wallet.',
  reviewText: 'Please write a review before submitting.',
  reply: 'Please write a reply before saving.',
  reviewRatings: 'Please select a rating for both order and restaurant.',

  // Texts not in the specification that several files share.
  unavailable: 'Plateful cannot do this right now. Nothing was changed. Please try again in a moment.',
  orderMoved: 'This order has changed in the meantime. Here it is as it is now.',
  notCancelable: 'This order can no longer be canceled.',
  tooManyOrders: 'You have too many open orders.',
  closed: 'This restaurant is not taking orders right now.',
  ownMatter: 'Another operator must decide on your own matters.',
} as const
