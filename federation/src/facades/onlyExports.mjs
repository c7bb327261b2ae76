/**
 * A loader that leaves a library's module the exports named in `only` and takes the others away: a shared module is given
 * whole, so that nothing of it is tree-shaken otherwise. `without` is text that only those others need. Importing a name
 * that is not listed fails the build. Where a library's text no longer matches, nothing breaks but the byte budget.
 */
export default function onlyExports(source) {
	const { only, without = [] } = this.getOptions()
	const kept = source.replace(/export\s*\{([^}]*)\}/g, (_statement, list) => {
		const names = list.split(',').map((name) => name.trim())
		return `export{${names.filter((name) => only.includes(name.split(' as ').at(-1))).join(',')}}`
	})
	return without.reduce((text, part) => text.replace(part, ''), kept)
}
