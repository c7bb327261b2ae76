import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { conforms, isRange, type RegistrySlice } from 'shared-contract'
import { array, object, optional, record, string } from 'shared-contract/schema'
import { packageOf } from '../../singletons.ts'
import { sliceOfManifest } from '../manifest.ts'
import { publish, readFiles } from '../publish.ts'
import { VERSION_MARK } from '../version.ts'
import { type Candidate, candidateIn, NoBuildError } from './candidate.ts'

/** What somebody else's build holds beside its files: what a manifest of Module Federation does not say of a slice. */
const CONFIG_FILE = 'slice.config.json'
const MANIFEST_FILE = 'mf-manifest.json'

const Config = object({
	/** What its versions begin with: `1.0.0`. */
	version: string({ pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$' }),
	/** The paths that it owns. */
	owns: array(string({ pattern: '^/' }), { minItems: 1 }),
	/** An address beneath an owned path that shows its screen, where the path alone does not. */
	examples: optional(record(string())),
})

// Of no use to a page, or under a name that a release does not take.
const LEFT_OUT = /(^|\/)\.|\.map$|^(index\.html|slice\.config\.json)$/

/**
 * Makes a version of a slice of what tools that are not ours have built: its files as they are, named after their content.
 *
 * @param folder the files, with their `mf-manifest.json` and a `slice.config.json`
 * @throws NoBuildError where one of the two is missing or wrong
 */
export async function foreignBuild(folder: string, name: string): Promise<Candidate> {
	const config = await readJson(folder, CONFIG_FILE)
	if (!conforms(Config, config)) throw new NoBuildError(`${CONFIG_FILE} must say "version" and "owns"`)
	const slice = sliceIn(await readJson(folder, MANIFEST_FILE), config.owns)
	if (slice.name !== name) throw new NoBuildError(`the build is of ${slice.name}, not of ${name}`)
	const dist = await mkdtemp(join(tmpdir(), `${name}-`))
	const staging = join(dist, '.staging')
	const files = [...(await readFiles(folder))].filter(([path]) => !LEFT_OUT.test(path))
	for (const [path, bytes] of [...files, ['slice.json', JSON.stringify(slice, null, '\t')] as const]) {
		await mkdir(dirname(join(staging, path)), { recursive: true })
		await writeFile(join(staging, path), bytes)
	}
	await publish(dist, config.version, Promise.resolve(null))
	const { examples = {} } = config
	return { ...(await candidateIn(dist)), foreign: { examples } }
}

function sliceIn(manifest: unknown, owns: string[]): RegistrySlice {
	try {
		const slice = sliceOfManifest(manifest, MANIFEST_FILE)
		const { name, requires = {} } = slice
		// `*` and the like promise nothing that could be compared; `react/jsx-runtime` comes with `react`.
		const isCompared = ([request, range]: [string, string]) =>
			isRange(range) && (packageOf(request) === request || requires[packageOf(request)] === undefined)
		const compared = Object.fromEntries(Object.entries(requires).filter(isCompared))
		return { ...slice, version: VERSION_MARK, base: `/r/${name}/${VERSION_MARK}/`, owns, requires: compared }
	} catch (error) {
		throw new NoBuildError(`${MANIFEST_FILE}: ${error instanceof Error ? error.message : error}`)
	}
}

async function readJson(folder: string, file: string): Promise<unknown> {
	try {
		return JSON.parse(await readFile(join(folder, file), 'utf8'))
	} catch {
		throw new NoBuildError(`${join(folder, file)} is not there, or is no JSON`)
	}
}
