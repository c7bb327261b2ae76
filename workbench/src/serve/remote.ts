import { sliceOfManifest } from 'federation/release/manifest'
import { conforms, Registry, RegistrySlice } from 'shared-contract'
import { type IndexedSlice, REMOTE_BASE, type SliceLoadError } from '../protocol/workbenchIndex.ts'
import { checkDelivery } from './checkDelivery.ts'
import { fetchJson, fetchText } from './fetchText.ts'

/** A remote slice with the base URL of its files. */
export interface RemoteSlice {
	indexed: IndexedSlice
	base: URL
}

/** Loads the slices at the given URLs, each of a `slice.json`, a manifest or a registry. */
export async function loadRemoteSlices(
	addresses: readonly string[],
): Promise<{ slices: RemoteSlice[]; errors: SliceLoadError[] }> {
	const results = await Promise.all(addresses.map(loadDescriptions))
	const slices: RemoteSlice[] = []
	const errors: SliceLoadError[] = []
	for (const [index, result] of results.entries()) {
		const address = addresses[index] ?? ''
		if ('reason' in result) {
			errors.push(result)
			continue
		}
		for (const { slice, base } of result.slices) {
			try {
				slices.push(await indexSlice(slice, base, address, slices.length))
			} catch (error) {
				errors.push({ address, reason: `${slice.name}@${slice.version}: ${messageOf(error)}` })
			}
		}
	}
	return { slices, errors }
}

interface SliceDescription {
	slice: RegistrySlice
	base: URL
}

async function loadDescriptions(address: string): Promise<{ slices: SliceDescription[] } | SliceLoadError> {
	if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
		return { address, reason: 'It is not a URL.', advice: 'Give the full URL: https://…/slice.json' }
	}
	const url = new URL(address)
	try {
		return { slices: await fetchDescriptions(url) }
	} catch (error) {
		return { address, reason: messageOf(error), advice: 'Give the URL of a slice.json, a manifest or a registry.' }
	}
}

async function fetchDescriptions(url: URL): Promise<SliceDescription[]> {
	const value = await fetchJson(url)
	if (conforms(Registry, value)) return value.slices.map((slice) => ({ slice, base: new URL(slice.base, url) }))
	if (conforms(RegistrySlice, value)) return [{ slice: value, base: new URL('./', url) }]
	const fromManifest = sliceOfManifest(value, url.pathname.split('/').at(-1) ?? '')
	// Our own builds have a slice.json with more data beside the manifest.
	const sibling = await fetchJson(new URL('slice.json', url)).catch(() => undefined)
	return [{ slice: conforms(RegistrySlice, sibling) ? sibling : fromManifest, base: new URL('./', url) }]
}

async function indexSlice(slice: RegistrySlice, base: URL, address: string, index: number): Promise<RemoteSlice> {
	const entry = new URL(slice.entry, base)
	const delivery = checkDelivery(entry, await fetchText(entry))
	return {
		base,
		indexed: {
			id: `${slice.name}~${index + 1}`,
			slice: { ...slice, base: `${REMOTE_BASE}${index}/` },
			source: { kind: 'remote', address, delivery },
		},
	}
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}
