import type { Platform } from 'shared-contract'
import type { PlatformRow } from './rows.ts'
import { webAddress } from './webAddress.ts'

/** Platforms with safe links; a platform that is only announced gets no link. */
export function presentPlatforms(rows: readonly PlatformRow[]): Platform[] {
	return rows.map(({ name, url, color, status, regions, languages }) => ({
		name,
		url: status === 'soon' ? null : webAddress(url),
		color,
		status,
		...(isKnown(regions) && { regions }),
		...(isKnown(languages) && { languages }),
	}))
}

function isKnown(codes: string[] | null): codes is string[] {
	return codes !== null && codes.length > 0
}
