/** The parts of an endpoint that its callers need at run time. */
export type Path = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  /** The specification ends paths with a slash, so callers send it. Both forms are answered. */
  slash?: true
}

/** Method and path of each endpoint, separate from its row in lib/api/endpoints.ts: browsers load only these. */
export const PATHS = {
  listOrders: { method: 'GET', path: '/api/orders', slash: true },
  createOrder: { method: 'POST', path: '/api/orders', slash: true },
  getReturning: { method: 'GET', path: '/api/orders/returning' },
  getOrder: { method: 'GET', path: '/api/orders/{id}' },
  submitOrder: { method: 'PUT', path: '/api/orders/{id}/submit' },
  cancelOrder: { method: 'PUT', path: '/api/orders/{id}/cancel' },
  moveOrder: { method: 'PUT', path: '/api/orders/{id}/stage' },
  undoOrderMove: { method: 'PUT', path: '/api/orders/{id}/stage/undo' },
  estimateOrder: { method: 'PUT', path: '/api/orders/{id}/estimate' },
  askHelp: { method: 'POST', path: '/api/orders/{id}/help' },
  appealHelp: { method: 'PUT', path: '/api/orders/{id}/help/appeal' },
  decideHelp: { method: 'POST', path: '/api/orders/{id}/help/decision' },
  getBoard: { method: 'GET', path: '/api/manage/{id}/orders' },
  keepBoardOpen: { method: 'PUT', path: '/api/manage/{id}/board' },
  setBusy: { method: 'PUT', path: '/api/manage/{id}/busy' },
  pauseRestaurant: { method: 'PUT', path: '/api/manage/{id}/pause' },
  getInsight: { method: 'GET', path: '/api/manage/{id}/insight' },
  getStatement: { method: 'GET', path: '/api/manage/{id}/statement' },
  setAvailability: { method: 'PUT', path: '/api/menu-items/{id}/availability' },
  followEvents: { method: 'GET', path: '/api/events' },

  getSession: { method: 'GET', path: '/api/auth', slash: true },
  logIn: { method: 'POST', path: '/api/auth/login' },
  enterCode: { method: 'POST', path: '/api/auth/code' },
  confirmPassword: { method: 'POST', path: '/api/auth/password' },
  signUp: { method: 'POST', path: '/api/auth/signup' },
  continueAsGuest: { method: 'POST', path: '/api/auth/guest' },
  logOut: { method: 'GET', path: '/api/auth/logout' },
  getSessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/{id}' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot' },
  resetPassword: { method: 'POST', path: '/api/auth/reset' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify' },
  sendVerification: { method: 'POST', path: '/api/auth/verify/send' },
  signOutEverywhere: { method: 'POST', path: '/api/auth/sign-out-everywhere' },

  addFunds: { method: 'PUT', path: '/api/users/wallet/{id}' },
  deductFunds: { method: 'PUT', path: '/api/users/wallet/deduct/{id}' },
  updateProfile: { method: 'PUT', path: '/api/users/{id}' },
  updatePicture: { method: 'PUT', path: '/api/users/pfp/{id}' },
  changePassword: { method: 'PUT', path: '/api/users/password/{id}' },
  deleteAccount: { method: 'DELETE', path: '/api/users/{id}' },
  getPersonalData: { method: 'GET', path: '/api/users/data/{id}' },
  demoLogIn: { method: 'POST', path: '/api/users/demo/{id}' },

  listMyReviews: { method: 'GET', path: '/api/reviews/user' },
  listRestaurantReviews: { method: 'GET', path: '/api/reviews/restaurant/{id}' },
  createReview: { method: 'POST', path: '/api/reviews', slash: true },
  updateReview: { method: 'PUT', path: '/api/reviews/{id}' },
  deleteReview: { method: 'DELETE', path: '/api/reviews/{id}' },
  replyToReview: { method: 'PUT', path: '/api/reviews/{id}/reply' },
  deleteReply: { method: 'DELETE', path: '/api/reviews/{id}/reply' },
  answerHiddenReview: { method: 'PUT', path: '/api/reviews/{id}/hidden/answer' },
  answerHiddenPicture: { method: 'PUT', path: '/api/images/hidden/answer' },
  report: { method: 'POST', path: '/api/reports' },

  listMenuItems: { method: 'GET', path: '/api/menu-items' },
  getMenuItem: { method: 'GET', path: '/api/menu-items/{id}' },
  createMenuItem: { method: 'POST', path: '/api/menu-items', slash: true },
  updateMenuItem: { method: 'PUT', path: '/api/menu-items/{id}' },
  deleteMenuItem: { method: 'DELETE', path: '/api/menu-items/{id}' },
  likeMenuItem: { method: 'PUT', path: '/api/menu-items/{id}/like' },
  attachModifierGroups: { method: 'PUT', path: '/api/menu-items/{id}/modifier-groups' },
  unlikeMenuItem: { method: 'DELETE', path: '/api/menu-items/{id}/like' },

  listRestaurants: { method: 'GET', path: '/api/restaurants', slash: true },
  listMyRestaurants: { method: 'GET', path: '/api/restaurants/current' },
  createRestaurant: { method: 'POST', path: '/api/restaurants', slash: true },
  getRestaurant: { method: 'GET', path: '/api/restaurants/{id}' },
  likeRestaurant: { method: 'PUT', path: '/api/restaurants/{id}/like' },
  unlikeRestaurant: { method: 'DELETE', path: '/api/restaurants/{id}/like' },
  listManaged: { method: 'GET', path: '/api/manage', slash: true },
  updateRestaurant: { method: 'PUT', path: '/api/manage/{id}' },
  removeRestaurant: { method: 'DELETE', path: '/api/manage/{id}' },
  answerSuspension: { method: 'PUT', path: '/api/manage/{id}/suspension' },
  reactivateRestaurant: { method: 'PUT', path: '/api/manage/{id}/reactivate' },
  listMembers: { method: 'GET', path: '/api/manage/{id}/members' },
  inviteMember: { method: 'POST', path: '/api/manage/{id}/members' },
  updateMember: { method: 'PUT', path: '/api/manage/{id}/members/{memberId}' },
  endMembership: { method: 'DELETE', path: '/api/manage/{id}/members/{memberId}' },
  acceptInvitation: { method: 'POST', path: '/api/members/accept' },
  getManagedMenu: { method: 'GET', path: '/api/manage/{id}/menu' },
  exportMenu: { method: 'GET', path: '/api/manage/{id}/menu.csv' },
  importMenu: { method: 'POST', path: '/api/manage/{id}/menu/import' },

  listModifierGroups: { method: 'GET', path: '/api/manage/{id}/modifier-groups' },
  createModifierGroup: { method: 'POST', path: '/api/manage/{id}/modifier-groups' },
  updateModifierGroup: { method: 'PUT', path: '/api/modifier-groups/{id}' },
  deleteModifierGroup: { method: 'DELETE', path: '/api/modifier-groups/{id}' },
  setModifierAvailability: { method: 'PUT', path: '/api/modifiers/{id}/availability' },
  listSections: { method: 'GET', path: '/api/manage/{id}/sections' },
  createSection: { method: 'POST', path: '/api/manage/{id}/sections' },
  orderMenu: { method: 'PUT', path: '/api/manage/{id}/menu/order' },
  updateSection: { method: 'PUT', path: '/api/sections/{id}' },
  deleteSection: { method: 'DELETE', path: '/api/sections/{id}' },

  search: { method: 'GET', path: '/api/search' },
  suggest: { method: 'GET', path: '/api/search/suggestions' },

  uploadImage: { method: 'POST', path: '/api/images' },
} as const satisfies Record<string, Path>

type Parts = { params?: Record<string, unknown> | undefined; query?: Record<string, string> | undefined }

/** The address of a call: the path with the ids and the query filled in. */
export function addressOf({ path, slash }: Path, { params, query }: Parts = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name])))
  return `${filled}${slash ? '/' : ''}${query ? `?${new URLSearchParams(query)}` : ''}`
}
