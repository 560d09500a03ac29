import { type AnswerOf, type CallOptions, callPath } from '@/lib/client/api'
import { OPERATE_PATHS } from '@/lib/contract/operate-paths'

/** Calls an endpoint of operators, as `call` does. */
export function callForOperator<N extends keyof typeof OPERATE_PATHS>(
  name: N,
  options: CallOptions<N>,
): Promise<AnswerOf<N>> {
  return callPath(OPERATE_PATHS[name], options)
}
