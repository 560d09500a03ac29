/** The header with the id of a request, for the handlers and in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id'
