import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RegistrySlice } from 'shared-contract'

/** A house with a shell and no slice, for the tests of a file. */
export interface TestBuilds {
	folder: string
	write(path: string, content: string | object): Promise<void>
	remove(): Promise<void>
}

export async function makeBuilds(): Promise<TestBuilds> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-builds-'))
	const write = async (path: string, content: string | object) => {
		const file = join(folder, path)
		await mkdir(dirname(file), { recursive: true })
		await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
	}
	await write(
		'shell/dist/index.html',
		'<html lang="{{lang}}"{{theme}}><head><title>{{title}}</title>{{head}}</head><body><script>note()</script>{{data}}</body></html>',
	)
	await write('shell/dist/shell.json', {
		version: '1',
		scripts: ['/s/main.0123abcd.js'],
	})
	await write('shell/dist/main.0123abcd.js', 'start()')
	await write('shell/dist/main.0123abcd.js.br', 'packed')
	await write('shell/public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
	for (const locale of ['pt', 'en', 'ja'])
		await write(`shell/locales/${locale}.json`, { 'header.home': `início ${locale}</script>` })
	return { folder, write, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A build of a slice as its own `dist` holds it. */
export async function addBuild(
	builds: TestBuilds,
	name: string,
	version: string,
	owns: string[],
): Promise<RegistrySlice> {
	const slice = sliceOf(name, version, owns)
	await builds.write(`${name}/dist/${version}/entry.0123abcd.js`, `${name} ${version}`)
	await builds.write(`${name}/dist/${version}/slice.json`, slice)
	await builds.write(`${name}/dist/latest.json`, slice)
	return slice
}

export function sliceOf(name: string, version: string, owns: string[]): RegistrySlice {
	return {
		name,
		version,
		base: `/r/${name}/${version}/`,
		entry: 'entry.0123abcd.js',
		manifest: 'mf-manifest.json',
		owns,
		exposes: { routes: ['routes.0123abcd.js'] },
		screens: Object.fromEntries(owns.map((path) => [path, [`screen${path.replaceAll('/', '-')}.js`]])),
	}
}
