const KNOWN = [
  { value: 'America/New_York', label: 'Eastern time (New York)' },
  { value: 'America/Chicago', label: 'Central time (Chicago)' },
  { value: 'America/Denver', label: 'Mountain time (Denver)' },
  { value: 'America/Phoenix', label: 'Arizona time (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific time (Los Angeles)' },
  { value: 'America/Anchorage', label: 'Alaska time (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii time (Honolulu)' },
  { value: 'America/Puerto_Rico', label: 'Atlantic time (San Juan)' },
  { value: 'Pacific/Guam', label: 'Chamorro time (Guam)' },
] as const

/**
 * The time zones to choose from: those of the United States, and the restaurant's current one. A fixed list, since
 * server and browser do not know the same zones.
 */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const known = KNOWN.some(({ value }) => value === current)
  return known || !current ? [...KNOWN] : [{ value: current, label: current.replaceAll('_', ' ') }, ...KNOWN]
}
