import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { checkVersionSkew } from '../../versionSkew.ts'
import type { RemoteVersions } from '../RemoteVersions.ts'

/**
 * Refuses a slice that requires other versions of shared modules than the page provides, before its entry is fetched.
 * @param provided the shared modules of the page, by request
 */
export function versionSkewCheck(
	versions: RemoteVersions,
	provided: Readonly<Record<string, { version: string }>>,
): ModuleFederationRuntimePlugin {
	return {
		name: 'niouka-version-skew',
		async loadEntry({ remoteInfo }) {
			const slice = versions.of(remoteInfo.name)
			if (slice) checkVersionSkew(slice, provided)
		},
	}
}
