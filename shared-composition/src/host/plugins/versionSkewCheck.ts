import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/runtime'
import type { RegistrySlice } from 'shared-contract'
import { VersionSkewError } from '../../versionSkew.ts'
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

/**
 * Refuses a slice that requires other versions than the page provides, before its code runs.
 * @throws `VersionSkewError`, which names both versions
 */
export function checkVersionSkew(slice: RegistrySlice, provided: Readonly<Record<string, { version: string }>>): void {
	for (const [module, wanted] of Object.entries(slice.requires ?? {})) {
		const version = provided[module]?.version
		if (version && !satisfy(version, wanted)) throw new VersionSkewError(slice, module, wanted, version)
	}
}
