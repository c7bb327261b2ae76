import { readFile } from 'node:fs/promises'
import { array, number, object, optional, type Static, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'

const Source = object(
	{
		name: string({ pattern: '^\\w[\\w .-]{0,59}$' }),
		/** Where the file is: one of these. */
		url: optional(string({ pattern: '^https?://\\S+$', maxLength: 2000 })),
		file: optional(string({ minLength: 1 })),
		package: optional(string({ pattern: '^(@[a-z0-9._-]+/)?[a-z0-9._-]+$' })),
		/** The file in the package. */
		path: optional(string({ minLength: 1 })),
		/** Hours. */
		interval: number({ minimum: 0.25, maximum: 8760 }),
	},
	{ additionalProperties: false },
)
export type Source = Static<typeof Source>
const List = Compile(array(Source, { maxItems: 100 }))

/** The setting of the sources is wrong; the message says where. */
export class InvalidSources extends Error {
	constructor(reason: string) {
		super(`SOURCES: ${reason}`)
	}
}

/**
 * Reads the setting `SOURCES`: a list as JSON, or the path of a file with one.
 *
 * @throws InvalidSources
 */
export async function readSources(setting: string | undefined): Promise<Source[]> {
	if (setting === undefined) return []
	const text = setting.startsWith('[') ? setting : await readFile(setting, 'utf8').catch(unreadable)
	const list = parse(text)
	if (!List.Check(list)) {
		const [fault] = List.Errors(list)
		throw new InvalidSources(`${fault?.instancePath || 'the list'} ${fault?.message}`)
	}
	const names = new Set<string>()
	for (const { name, url, file, package: packageName } of list) {
		const places = [url, file, packageName].filter((place) => place !== undefined).length
		if (places !== 1) throw new InvalidSources(`“${name}” needs one of url, file and package`)
		if (names.has(name)) throw new InvalidSources(`there are two sources called “${name}”`)
		names.add(name)
	}
	return list
}

function unreadable(error: Error): never {
	throw new InvalidSources(`the file cannot be read: ${error.message}`)
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch (error) {
		throw new InvalidSources(`this is no JSON: ${error instanceof Error ? error.message : error}`)
	}
}
