type Library = typeof import('oidc-provider')

let library: Promise<Library> | undefined

/**
 * Loads the library when the first app asks: it is large, and most processes, such as commands and tests, never need it.
 */
export function oauthLibrary(): Promise<Library> {
	library ??= load()
	return library
}

/**
 * The library warns at its import that it is tested on Node.js 22 and later. It uses one function that Node.js 20 lacks,
 * `URL.parse`, which is added here; there is no option for the warning.
 */
async function load(): Promise<Library> {
	URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null)
	const { warn } = console
	console.warn = (...parts: unknown[]) => {
		if (!String(parts[0]).includes('Unsupported runtime')) warn(...parts)
	}
	try {
		return await import('oidc-provider')
	} finally {
		console.warn = warn
	}
}
