/**
 * State of this process, made on first use: a module-level variable would be state of one bundle, because Next makes
 * several of one module, each with variables of its own. The name must be unique; `make` must not depend on the call.
 */
export function processWide<T>(name: string, make: () => T): T {
  const shared: { [key: symbol]: unknown } = globalThis
  const key = Symbol.for(`plateful.${name}`)
  if (!(key in shared)) shared[key] = make()
  // The name is unique, so the value was made by this call in this bundle or another one.
  return shared[key] as T
}
