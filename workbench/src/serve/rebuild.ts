import { spawn } from 'node:child_process'
import { type FSWatcher, watch } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from 'federation/compile'
import { SLICES } from 'federation/slices'

/** The debounce of file events, because editors write a file in several steps, ms. */
const DEBOUNCE_MS = 150
const SOURCES = /^(src|locales)[\\/]|\.config\.ts$/

/**
 * Rebuilds the slices when a file of a slice or a shared package changes.
 * @returns a function that stops watching
 */
export async function rebuildOnChange(): Promise<() => void> {
	const packages = (await readdir(packageFolder('.'))).filter(
		(name) => name.startsWith('shared-') || SLICES.includes(name),
	)
	let timer: ReturnType<typeof setTimeout> | undefined
	let building: Promise<void> | undefined
	const schedule = () => {
		clearTimeout(timer)
		timer = setTimeout(async () => {
			await building
			building = build()
		}, DEBOUNCE_MS)
	}
	const watchers = packages.map((name): FSWatcher => {
		return watch(packageFolder(name), { recursive: true }, (_event, file) => {
			if (file && SOURCES.test(file)) schedule()
		})
	})
	return () => {
		clearTimeout(timer)
		for (const watcher of watchers) watcher.close()
	}
}

// A separate process, because the compiler caches files in its process.
function build(): Promise<void> {
	const child = spawn(process.execPath, [join(packageFolder('scripts'), 'build.mjs'), ...SLICES], {
		cwd: packageFolder('.'),
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	return new Promise((resolve) => child.on('exit', () => resolve()))
}
