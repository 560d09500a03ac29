/** Carries the id of a request: to the handlers inside the request, to the caller in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id'
