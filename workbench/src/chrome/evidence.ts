import { atom, map } from 'nanostores'
import type { BenchSlice } from '../bench/bench.ts'
import type { Words } from '../check/contract.ts'
import { readWords } from '../check/readWords.ts'
import type { ErrorLine, ProbeReport, RequestLine } from '../view/message.ts'

/** What loading everything of a slice brought to light, by the slice's key. */
export const $probes = map<Record<string, ProbeReport>>({})
export const $words = map<Record<string, Words>>({})
/** What a slice asked for outside the site since it was opened here. */
export const $outside = atom<Readonly<Record<string, readonly string[]>>>({})

/** A build of a slice: another version is another one. */
export function keyOf({ id, slice }: BenchSlice): string {
	return `${id} ${slice.version}`
}

/** Reads the words of a build, once. */
export async function investigateWords(bench: BenchSlice): Promise<void> {
	const key = keyOf(bench)
	if ($words.get()[key]) return
	$words.setKey(key, { state: 'reading' })
	try {
		$words.setKey(key, { state: 'read', texts: await readWords(bench.slice) })
	} catch (error) {
		$words.setKey(key, { state: 'unreadable', reason: error instanceof Error ? error.message : String(error) })
	}
}

/** Keeps what goes outside the site, or tried to. */
export function watchOutside(bench: BenchSlice, line: RequestLine | ErrorLine): void {
	const seen = line.kind === 'request' ? outsideAddress(line.address) : line.where === 'policy' ? line.text : undefined
	if (seen === undefined) return
	const key = keyOf(bench)
	const all = $outside.get()
	$outside.set({ ...all, [key]: [...(all[key] ?? []), seen] })
}

function outsideAddress(address: string): string | undefined {
	return new URL(address, location.href).origin === location.origin ? undefined : address
}
