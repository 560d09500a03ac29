/** Exact texts of spec §5, §6 and §8 that screens show. Every screen loads them. */
export const TEXTS = {
  addressFormat: 'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas',
  guestAddress: 'Must login to add address',

  passwordRequired: 'Please enter your password again.',
  somethingWrong: 'Something went wrong. Please try again',
  orderUnreadable: 'Server error: Could not create order.',
  cartConflict:
    'Your cart contains items from a different restaurant. Please clear your cart or complete your existing order first.',
  cartLogin: 'You must be logged in to add items to the cart!',
  favoritesLogin: 'You must be logged in to add items to the favorites',
  /** Spelled this way on the landing page only (spec §2.2, §8.2). */
  comingSoonLanding: 'Feature Coming Soon',
  comingSoon: 'Feature coming soon',
  comingSoonPage: 'Feature Coming Soon!',
  orderPlaced: 'Your food will arrive soon!',

  reviewSubmitFailed: 'Failed to submit review. Please try again.',
  reviewError: 'An error occurred. Please try again.',
  reviewUpdateFailed: 'Failed to update review',
  replyFailed: 'Failed to save your reply',
  reviewSubmitted: 'Review submitted successfully!',

  restaurantCreateFailed: 'Failed to create restaurant',
  restaurantUpdateFailed: 'Failed to update restaurant',
  restaurantsFetchFailed: 'Failed to fetch restaurants',
  restaurantDeleteFailed: 'Failed to delete restaurant',
  restaurantDeactivateFailed: 'Failed to deactivate restaurant',
  restaurantReactivateFailed: 'Failed to reactivate restaurant',
  restaurantReactivated: 'Restaurant successfully reactivated!',

  menuItemsFetchFailed: 'Failed to fetch menu items',
  menuItemCreateFailed: 'Failed to create menu item',
  menuItemCreateFormFailed: 'Failed to create menu item. Please try again.',
  menuItemUpdateFailed: 'Failed to update menu item',
  menuItemDeleteFailed: 'Failed to delete menu item',

  noReviews: 'No reviews yet!',
  noOrders: 'No orders yet',
  noFavorites: 'No favorite items yet!',
  noMenuItems: 'No menu items available.',
  noRestaurants: 'No restaurants found',

  backToStore: 'Back to store',
  deliveryFeeNote: '$15+',
  manageRestaurants: 'Manage your restaurants',
  addRestaurant: 'Add your restaurant',
  workplaces: 'Where you work',

  // Texts not in the specification that several files share.
  invalidCredentials: 'Invalid credentials',
  loginRequired: 'Please log in to continue.',
  guestRefused: 'Please sign up to continue.',
  notAllowed: 'You are not allowed to do this.',
  ownReview: 'You cannot review your own restaurant.',
} as const
