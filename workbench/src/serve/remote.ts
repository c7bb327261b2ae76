import { sliceOfManifest } from 'federation/release/manifest'
import { conforms, Registry, RegistrySlice } from 'shared-contract'
import { type BenchProblem, type BenchSlice, REMOTE_BASE } from '../bench/bench.ts'
import { ask, askJson } from './ask.ts'
import { deliveryOf } from './delivery.ts'

/** A slice from elsewhere, and where its files are. */
export interface RemoteSlice {
	bench: BenchSlice
	base: URL
}

/** The slices behind the addresses that were given: of a `slice.json`, a manifest, or a whole registry. */
export async function remoteSlices(
	addresses: readonly string[],
): Promise<{ slices: RemoteSlice[]; problems: BenchProblem[] }> {
	const found = await Promise.all(addresses.map(behind))
	const slices: RemoteSlice[] = []
	const problems: BenchProblem[] = []
	for (const [index, each] of found.entries()) {
		const address = addresses[index] ?? ''
		if ('reason' in each) {
			problems.push(each)
			continue
		}
		for (const { slice, base } of each.slices) {
			try {
				slices.push(await delivered(slice, base, address, slices.length))
			} catch (error) {
				problems.push({ address, reason: `${slice.name}@${slice.version}: ${words(error)}` })
			}
		}
	}
	return { slices, problems }
}

interface Described {
	slice: RegistrySlice
	base: URL
}

async function behind(address: string): Promise<{ slices: Described[] } | BenchProblem> {
	if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
		return { address, reason: 'It is no address.', advice: 'Give it whole: https://…/slice.json' }
	}
	const url = new URL(address)
	try {
		return { slices: await described(url) }
	} catch (error) {
		return { address, reason: words(error), advice: 'Give the address of a slice.json, a manifest or a registry.' }
	}
}

async function described(url: URL): Promise<Described[]> {
	const value = await askJson(url)
	if (conforms(Registry, value)) return value.slices.map((slice) => ({ slice, base: new URL(slice.base, url) }))
	if (conforms(RegistrySlice, value)) return [{ slice: value, base: new URL('./', url) }]
	const fallback = sliceOfManifest(value, url.pathname.split('/').at(-1) ?? '')
	// Our own builds say more of themselves beside their manifest.
	const beside = await askJson(new URL('slice.json', url)).catch(() => undefined)
	return [{ slice: conforms(RegistrySlice, beside) ? beside : fallback, base: new URL('./', url) }]
}

async function delivered(slice: RegistrySlice, base: URL, address: string, index: number): Promise<RemoteSlice> {
	const entry = new URL(slice.entry, base)
	const delivery = deliveryOf(entry, await ask(entry))
	return {
		base,
		bench: {
			id: `${slice.name}~${index + 1}`,
			slice: { ...slice, base: `${REMOTE_BASE}${index}/` },
			source: { kind: 'remote', address, delivery },
		},
	}
}

function words(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}
