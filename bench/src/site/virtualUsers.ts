import { createHash } from 'node:crypto'
import { conforms, REGISTRY_BLOCK, Registry, registryRoute } from 'shared-contract'

/** The requests of virtual users and their failures. */
export interface Outcome {
	requests: number
	/** The messages of failed requests. */
	failures: string[]
}

/** Running virtual users. */
export interface VirtualUsers {
	/** Stops them after their current iteration. */
	stop(): Promise<Outcome>
}

const BLOCK = new RegExp(`<script[^>]*id="${REGISTRY_BLOCK}"[^>]*>(.*?)</script>`, 's')

/**
 * Starts virtual users. In each iteration a user opens a page, fetches the files of its slices and checks their integrity hashes,
 * and also fetches the files of a page that was opened before.
 */
export function startVirtualUsers(address: string, count: number): VirtualUsers {
	const outcome: Outcome = { requests: 0, failures: [] }
	const earlier: Registry[] = []
	let isRunning = true

	async function fetchFile(path: string): Promise<Buffer | undefined> {
		outcome.requests += 1
		try {
			const response = await fetch(new URL(path, address), { headers: { accept: 'text/html,*/*' } })
			const bytes = Buffer.from(await response.arrayBuffer())
			if (response.status === 200) return bytes
			outcome.failures.push(`${path} responded with status ${response.status}`)
		} catch (error) {
			outcome.failures.push(`${path}: ${error instanceof Error ? error.message : error}`)
		}
		return undefined
	}

	async function fetchSlices(registry: Registry) {
		for (const { base, entry, exposes, screens = {}, words = {}, integrity = {} } of registry.slices) {
			const listed = [entry, ...[exposes, screens, words].flatMap((files) => Object.values(files).flat())]
			for (const file of new Set(listed)) {
				const bytes = await fetchFile(base + file)
				const hash = integrity[file]
				if (bytes && hash && hash !== integrityOf(bytes))
					outcome.failures.push(`${base}${file} does not match its integrity hash`)
			}
		}
	}

	async function iterate() {
		const page = await fetchFile('/')
		const registry: unknown = page && JSON.parse(BLOCK.exec(page.toString('utf8'))?.[1] ?? 'null')
		if (page && !conforms(Registry, registry)) outcome.failures.push('the page has no registry')
		if (!conforms(Registry, registry)) return
		if (earlier.at(-1)?.revision !== registry.revision) earlier.push(registry)
		await fetchFile(registryRoute.path)
		await fetchSlices(registry)
		const old = earlier[Math.floor(Math.random() * earlier.length)]
		if (old) await fetchSlices(old)
	}

	const users = Array.from({ length: count }, async () => {
		while (isRunning) await iterate()
	})
	return {
		async stop() {
			isRunning = false
			await Promise.all(users)
			return outcome
		},
	}
}

function integrityOf(bytes: Buffer): string {
	return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
