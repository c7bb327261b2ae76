import type { Platform } from 'shared-contract'
import { webAddress } from './webAddress.ts'

/** Platforms with addresses that may be linked to; one that has nothing yet is led to by none. */
export function presentPlatforms(rows: readonly Platform[]): Platform[] {
	return rows.map(({ name, url, color, status }) => ({
		name,
		url: status === 'soon' ? null : webAddress(url),
		color,
		status,
	}))
}
