/** Checks package.json and package-lock.json for what an installation may bring in. */

export type Project = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}
export type Lockfile = { packages: Record<string, LockedPackage> }
type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Matches aliases too, as `npm:typescript@7.0.2`. */
const EXACT_VERSION = /^(?:npm:(?:@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.-]+)?$/
const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/

/** The ways in which an unreviewed package could get in, one sentence each. */
export function faultsOfSupply(project: Project, lockfile: Lockfile): string[] {
  const { '': root, ...locked } = lockfile.packages
  const direct = { ...project.dependencies, ...project.devDependencies }
  const noted = { ...root?.dependencies, ...root?.devDependencies }
  return [
    ...Object.entries(direct).flatMap(([name, version]) => faultsOfDependency(name, version, noted[name])),
    ...Object.entries(locked).flatMap(([place, each]) => faultsOfPackage(place, each, project.allowScripts ?? {})),
    ...Object.keys(project.allowScripts ?? {})
      .filter(
        (name) => !Object.entries(locked).some(([place, each]) => each.hasInstallScript && nameOf(place) === name),
      )
      .map((name) => `${name} is in allowScripts without a script to allow`),
  ]
}

function faultsOfDependency(name: string, version: string, noted: string | undefined): string[] {
  if (!EXACT_VERSION.test(version)) return [`${name} is of no exact version: ${version}`]
  return noted === version ? [] : [`${name} is another version in the lockfile: ${noted}`]
}

function faultsOfPackage(place: string, each: LockedPackage, allowScripts: Record<string, boolean>): string[] {
  const faults: string[] = []
  if (!SHA_512.test(each.integrity ?? '')) faults.push(`${place} has no SHA-512`)
  // The lockfile names no address: npm asks its configured registry and compares the hash.
  if (each.resolved !== undefined) faults.push(`${place} names where it is from`)
  if (each.hasInstallScript && !(nameOf(place) in allowScripts))
    faults.push(`${place} has a script that nobody decided on`)
  return faults
}

/** The name of the package at a path such as 'node_modules/a/node_modules/@b/c'. */
function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
