import type { Platform } from 'shared-contract'
import { webAddress } from './webAddress.ts'

/** Platforms with safe links; a platform that is only announced gets no link. */
export function presentPlatforms(rows: readonly Platform[]): Platform[] {
	return rows.map(({ name, url, color, status }) => ({
		name,
		url: status === 'soon' ? null : webAddress(url),
		color,
		status,
	}))
}
