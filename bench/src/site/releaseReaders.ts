import { createHash } from 'node:crypto'
import { conforms, REGISTRY_BLOCK, Registry, registryRoute } from 'shared-contract'

/** What people who use the site met while something happened. */
export interface Met {
	requests: number
	/** What went wrong, a line each. */
	failures: string[]
}

/** People who use the site at the same time. */
export interface Readers {
	/** Sends them home. */
	stop(): Promise<Met>
}

const BLOCK = new RegExp(`<script[^>]*id="${REGISTRY_BLOCK}"[^>]*>(.*?)</script>`, 's')

/**
 * Starts people who use the site: each opens a page, fetches what the page names of its slices and holds it against its
 * hash; and each still has an earlier page open, whose files they go on asking for.
 */
export function startReaders(address: string, count: number): Readers {
	const met: Met = { requests: 0, failures: [] }
	const earlier: Registry[] = []
	let going = true

	async function fetched(path: string): Promise<Buffer | undefined> {
		met.requests += 1
		try {
			const answer = await fetch(new URL(path, address), { headers: { accept: 'text/html,*/*' } })
			const bytes = Buffer.from(await answer.arrayBuffer())
			if (answer.status === 200) return bytes
			met.failures.push(`${path} answered ${answer.status}`)
		} catch (error) {
			met.failures.push(`${path}: ${error instanceof Error ? error.message : error}`)
		}
		return undefined
	}

	async function fetchSlices(registry: Registry) {
		for (const { base, entry, exposes, screens = {}, words = {}, integrity = {} } of registry.slices) {
			const named = [entry, ...[exposes, screens, words].flatMap((files) => Object.values(files).flat())]
			for (const file of new Set(named)) {
				const bytes = await fetched(base + file)
				const hash = integrity[file]
				if (bytes && hash && hash !== integrityOf(bytes)) met.failures.push(`${base}${file} is not what was announced`)
			}
		}
	}

	async function visit() {
		const page = await fetched('/')
		const written: unknown = page && JSON.parse(BLOCK.exec(page.toString('utf8'))?.[1] ?? 'null')
		if (page && !conforms(Registry, written)) met.failures.push('the page names no slices')
		if (!conforms(Registry, written)) return
		if (earlier.at(-1)?.revision !== written.revision) earlier.push(written)
		await fetched(registryRoute.path)
		await fetchSlices(written)
		const old = earlier[Math.floor(Math.random() * earlier.length)]
		if (old) await fetchSlices(old)
	}

	const people = Array.from({ length: count }, async () => {
		while (going) await visit()
	})
	return {
		async stop() {
			going = false
			await Promise.all(people)
			return met
		},
	}
}

function integrityOf(bytes: Buffer): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
