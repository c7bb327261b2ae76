import { pageLog } from './events.ts'

/** An address as the latest attempt to load its slice asks for it: past any cache, and not behind a request that hangs. */
export function freshAddress(address: string, slice: string): string {
	const attempt = pageLog().attempts[slice] ?? 1
	return attempt > 1 ? `${address}?attempt=${attempt}` : address
}
